// As much of Preact as boards and puzzles use, in a fifth of its size: elements, components, keys and six hooks.
// The embeds' build puts it in the place of Preact, its hooks and its signals (scripts/build-embed.ts), since those take a
// quarter of the 30 KB that a board may weigh. What is not here: contexts, classes, portals, hydration, controlled inputs.

type Key = string | number | undefined;
type Props = Readonly<Record<string, unknown>> & { readonly children?: Child };
type Component = (props: Props) => Child;

/** A description of an element or a component. */
export interface VNode {
  readonly type: string | Component;
  readonly props: Props;
  readonly key: Key;
}

/** What can stand among children. */
export type Child = VNode | string | number | boolean | null | undefined | readonly Child[];
export type ComponentChild = Child;
export type ComponentChildren = Child;
export type ComponentType = Component;

/** One hook's place in a component: a value, what it depends on, and for effects how to end it. */
interface Cell {
  value?: unknown;
  deps?: readonly unknown[] | undefined;
  end?: (() => void) | undefined;
}

/** What stands on the page for one child. `dom` is set for elements and texts. */
interface Instance {
  child: VNode | string;
  dom: Element | Text | undefined;
  parent: Instance | undefined;
  children: Instance[];
  cells: Cell[];
  isGone: boolean;
}

const SVG = 'http://www.w3.org/2000/svg';

/** Makes a description, as JSX does. */
export function jsx(type: string | Component, props: Props, key?: Key): VNode {
  return { type, props, key };
}
export const jsxs = jsx;

/** Makes a description from a type, its properties and its children. */
export function h(
  type: string | Component,
  attributes: Readonly<Record<string, unknown>> | null,
  ...children: readonly Child[]
): VNode {
  const { key, ...props } = attributes ?? {};
  return { type, props: children.length === 0 ? props : { ...props, children }, key: key as Key };
}

/** Several children without an element around them. */
export const Fragment: Component = ({ children }) => children;

// ── Hooks ────────────────────────────────────────────────────────────────────────────────────────────────────────────

let current: Instance | undefined;
let cursor = 0;
let layoutEffects: (() => void)[] = [];
let effects: (() => void)[] = [];
const dirty = new Set<Instance>();
let isQueued = false;

function cell(): Cell {
  const { cells } = current as Instance;
  cells[cursor] ??= {};
  return cells[cursor++] as Cell;
}

const changed = (before: readonly unknown[] | undefined, after: readonly unknown[] | undefined) =>
  before === undefined ||
  after === undefined ||
  after.some((value, index) => !Object.is(value, before[index]));

/** A value that is kept, and a way to change it that shows the component anew. */
export function useState<Value>(
  initial: Value | (() => Value),
): [Value, (next: Value | ((before: Value) => Value)) => void] {
  const place = cell() as { value?: [Value, (next: Value | ((before: Value) => Value)) => void] };
  if (place.value === undefined) {
    const instance = current as Instance;
    const set = (next: Value | ((before: Value) => Value)): void => {
      const [before] = place.value as [Value, unknown];
      const after = next instanceof Function ? next(before) : next;
      if (Object.is(before, after)) return;
      place.value = [after, set];
      mark(instance);
    };
    place.value = [initial instanceof Function ? initial() : initial, set];
  }
  return place.value;
}

/** A box that is kept. */
export const useRef = <Value>(initial?: Value): { current: Value } =>
  useState(() => ({ current: initial as Value }))[0];

/** A value that is made anew when what it depends on has changed. */
export function useMemo<Value>(make: () => Value, deps?: readonly unknown[]): Value {
  const place = cell();
  if (changed(place.deps, deps)) {
    place.value = make();
    place.deps = deps;
  }
  return place.value as Value;
}

/** A signal: setting its value shows anew the component that has made it. */
export function useSignal<Value>(initial: Value): { value: Value } {
  const [, setCount] = useState(0);
  return useState(() => {
    let held = initial;
    return {
      get value() {
        return held;
      },
      set value(next: Value) {
        if (Object.is(held, next)) return;
        held = next;
        setCount((count) => count + 1);
      },
    };
  })[0];
}

/** Does something; returns how to end it, or nothing. */
type Effect = () => unknown;

function addEffect(queue: (() => void)[], run: Effect, deps: readonly unknown[] | undefined): void {
  const place = cell();
  if (!changed(place.deps, deps)) return;
  place.deps = deps ?? undefined;
  const instance = current as Instance;
  queue.push(() => {
    if (instance.isGone) return;
    place.end?.();
    const stop = run();
    place.end = typeof stop === 'function' ? (stop as () => void) : undefined;
  });
}

/** Something done once the page has been painted. */
export const useEffect = (run: Effect, deps?: readonly unknown[]): void =>
  addEffect(effects, run, deps);

/** Something done once the elements stand, before they are painted. */
export const useLayoutEffect = (run: Effect, deps?: readonly unknown[]): void =>
  addEffect(layoutEffects, run, deps);

// ── Showing ──────────────────────────────────────────────────────────────────────────────────────────────────────────

function mark(instance: Instance): void {
  dirty.add(instance);
  if (isQueued) return;
  isQueued = true;
  queueMicrotask(flush);
}

/** Shows what has changed; a component is not shown twice when something around it has changed too. */
function flush(): void {
  isQueued = false;
  for (const instance of [...dirty].sort((a, b) => depth(a) - depth(b))) {
    if (!dirty.delete(instance) || instance.isGone) continue;
    const host = hostOf(instance);
    show(instance, hostElement(host));
    place(host);
  }
  settle();
}

function settle(): void {
  const now = layoutEffects;
  layoutEffects = [];
  for (const run of now) run();
  if (effects.length === 0) return;
  const later = effects;
  effects = [];
  // After the paint, or at once where nothing is painted (a page in the background).
  const wait = document.hidden ? 0 : 16;
  setTimeout(() => {
    for (const run of later) run();
  }, wait);
}

const depth = ({ parent }: Instance): number => (parent === undefined ? 0 : depth(parent) + 1);

function hostOf({ parent }: Instance): Instance {
  let host = parent as Instance;
  while (host.dom === undefined) host = host.parent as Instance;
  return host;
}

const hostElement = ({ dom }: Instance): Element => dom as Element;

function flatten(child: Child, into: (VNode | string)[]): (VNode | string)[] {
  if (Array.isArray(child)) for (const one of child) flatten(one, into);
  else if (typeof child === 'string' || typeof child === 'number') into.push(String(child));
  else if (typeof child === 'object' && child !== null) into.push(child as VNode);
  return into;
}

const nameOf = (child: VNode | string): unknown => (typeof child === 'string' ? '' : child.type);
const keyOf = (child: VNode | string): Key => (typeof child === 'string' ? undefined : child.key);

function create(child: VNode | string, parent: Instance): Instance {
  return { child, dom: undefined, parent, children: [], cells: [], isGone: false };
}

/** Makes an instance's children those of a description, using again what fits by type and key, else by order. */
function reconcile(instance: Instance, wanted: readonly (VNode | string)[], host: Element): void {
  const old = [...instance.children];
  instance.children = wanted.map((child) => {
    const index = old.findIndex(
      (one) => nameOf(one.child) === nameOf(child) && keyOf(one.child) === keyOf(child),
    );
    const [found] = index < 0 ? [] : old.splice(index, 1);
    if (found === undefined) {
      const made = create(child, instance);
      show(made, host);
      return made;
    }
    // A description that was seen before has nothing new in it.
    if (found.child !== child || dirty.has(found)) {
      const before = found.child;
      found.child = child;
      show(found, host, before);
    }
    return found;
  });
  for (const one of old) remove(one);
}

/** Shows an instance as its description says. */
function show(instance: Instance, host: Element, before?: VNode | string): void {
  dirty.delete(instance);
  const { child } = instance;
  if (typeof child === 'string') {
    if (instance.dom === undefined) instance.dom = document.createTextNode(child);
    else (instance.dom as Text).data = child;
    return;
  }
  const { type, props } = child;
  if (typeof type === 'function') {
    const outer = [current, cursor] as const;
    current = instance;
    cursor = 0;
    const made = type(props);
    [current, cursor] = outer;
    reconcile(instance, flatten(made, []), host);
    return;
  }
  const isSvg = type === 'svg' || (host.namespaceURI === SVG && host.tagName !== 'foreignObject');
  instance.dom ??= isSvg ? document.createElementNS(SVG, type) : document.createElement(type);
  const element = instance.dom as Element;
  setProps(element, typeof before === 'object' ? before.props : {}, props);
  reconcile(instance, flatten(props.children, []), element);
  place(instance);
}

/** Puts the elements of an element's children into their order. */
function place(instance: Instance): void {
  const host = hostElement(instance);
  let next = host.firstChild;
  for (const node of nodesOf(instance.children)) {
    if (node === next) next = next.nextSibling;
    else host.insertBefore(node, next);
  }
}

const nodesOf = (instances: readonly Instance[]): (Element | Text)[] =>
  instances.flatMap(({ dom, children }) => (dom === undefined ? nodesOf(children) : [dom]));

function remove(instance: Instance): void {
  const [...nodes] = nodesOf([instance]);
  end(instance);
  for (const node of nodes) node.remove();
}

function end(instance: Instance): void {
  instance.isGone = true;
  for (const { end: stop } of instance.cells) stop?.();
  setRef(instance.child, null);
  for (const child of instance.children) end(child);
}

function setRef(child: VNode | string, value: Element | null): void {
  const ref = typeof child === 'object' && (child.props.ref as { current: unknown } | undefined);
  if (ref) ref.current = value;
}

function setProps(element: Element, before: Props, after: Props): void {
  for (const name of Object.keys(before)) {
    if (!(name in after)) setProp(element, name, before[name], undefined);
  }
  for (const [name, value] of Object.entries(after)) {
    if (value !== before[name]) setProp(element, name, before[name], value);
  }
}

function setProp(element: Element, name: string, before: unknown, value: unknown): void {
  if (name === 'children' || name === 'key') return;
  if (name === 'ref') {
    if (value) (value as { current: unknown }).current = element;
  } else if (/^on[A-Z]/.test(name)) {
    const event = name.slice(2).toLowerCase();
    if (before) element.removeEventListener(event, before as EventListener);
    if (value) element.addEventListener(event, value as EventListener);
  } else if (value === undefined || value === null || (value === false && name[4] !== '-')) {
    element.removeAttribute(name);
  } else element.setAttribute(name, value === true && name[4] !== '-' ? '' : String(value));
}

const roots = new WeakMap<Element, Instance>();

/** Shows a child in an element, in the place of what was shown there before; `null` takes it away. */
export function render(child: Child, host: Element): void {
  let root = roots.get(host);
  if (root === undefined) {
    if (child === null) return;
    root = { child: '', dom: host, parent: undefined, children: [], cells: [], isGone: false };
    roots.set(host, root);
  }
  reconcile(root, flatten(child, []), host);
  place(root);
  settle();
}
