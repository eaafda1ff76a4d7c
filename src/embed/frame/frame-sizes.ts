// For pages with frames of ours, /embed/v1/frame-sizes.js: makes each as high as what it shows. What is not from one of
// the page's own frames of ours is not listened to; a sandboxed frame's origin is `null`, so its window tells who it is.
import { readFrameMessage } from '../frame-messages.ts';

const folder = new URL('.', new URL(import.meta.url)).href;

addEventListener('message', ({ source, data }: MessageEvent) => {
  const message = readFrameMessage(data);
  if (message?.type !== 'size') return;
  for (const frame of document.querySelectorAll('iframe')) {
    if (frame.contentWindow !== source || !frame.src.startsWith(folder)) continue;
    const border =
      getComputedStyle(frame).boxSizing === 'border-box'
        ? frame.offsetHeight - frame.clientHeight
        : 0;
    frame.style.height = `${message.height + border}px`;
  }
});
