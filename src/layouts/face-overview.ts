// Shows in the overview of the faces how well this reader knows each, and when it is asked next.
import { watchFaces } from '../islands/faces/faces-store.ts';
import { shortDayText } from '../puzzles/day-text.ts';
import { localDay } from '../puzzles/days.ts';
import { isFaceId } from '../trainer/face-ids.ts';
import { isDue, levelOf } from '../trainer/levels.ts';

for (const overview of document.querySelectorAll<HTMLElement>('.face-overview')) {
  const words = JSON.parse(overview.dataset.words ?? '{}') as Record<string, string>;
  const language = document.documentElement.lang;
  watchFaces((memories) => {
    const today = localDay(new Date());
    for (const place of overview.querySelectorAll<HTMLElement>('[data-face]')) {
      const id = place.dataset.face;
      const memory = isFaceId(id) ? memories.get(id) : undefined;
      const level = levelOf(memory);
      place.dataset.level = level;
      const name = place.querySelector('[data-level-name]');
      if (name !== null) name.textContent = words[level] ?? '';
      const due = place.querySelector('[data-due]');
      if (due === null) continue;
      due.textContent =
        memory === undefined
          ? ''
          : isDue(memory, today)
            ? (words.now ?? '')
            : (words.on ?? '').replace('{day}', shortDayText(memory.due, language));
    }
  });
}
