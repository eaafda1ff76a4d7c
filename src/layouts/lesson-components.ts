// What a lesson can use by name without an import line: each file of src/lesson-components.
import type { AstroComponentFactory } from 'astro/runtime/server/index.js';

type ComponentFile = { readonly default: AstroComponentFactory };

const files = import.meta.glob<ComponentFile>('../lesson-components/*.astro', { eager: true });

/** Components by the name a lesson calls them: `src/lesson-components/Diagram.astro` is `<Diagram …/>`. */
export const lessonComponents: Readonly<Record<string, AstroComponentFactory>> = Object.fromEntries(
  Object.entries(files).map(([path, file]) => [nameOf(path), file.default]),
);

/** `Diagram` of `../lesson-components/Diagram.astro`. */
function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1, -'.astro'.length);
}
