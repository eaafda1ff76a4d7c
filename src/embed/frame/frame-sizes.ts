// For pages with frames of ours, /embed/v1/frame-sizes.js: makes each as high as what it shows. What is not from one of
// the page's own frames of ours is not listened to; a sandboxed frame's origin is `null`, so its window tells who it is.

const folder = new URL('.', new URL(import.meta.url)).href;

/** The least and the greatest height, in CSS pixels: a message can be anything. */
const HEIGHTS = [80, 4000] as const;

addEventListener('message', ({ source, data }: MessageEvent) => {
  if (data?.type !== 'duke-hall:size' || typeof data.height !== 'number') return;
  for (const frame of document.querySelectorAll('iframe')) {
    if (frame.contentWindow !== source || !frame.src.startsWith(folder)) continue;
    const border =
      getComputedStyle(frame).boxSizing === 'border-box'
        ? frame.offsetHeight - frame.clientHeight
        : 0;
    const height = Math.min(HEIGHTS[1], Math.max(HEIGHTS[0], Math.ceil(data.height)));
    frame.style.height = `${height + border}px`;
  }
});
