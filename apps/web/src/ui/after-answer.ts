/**
 * Runs once the browser has painted the press that asks for it: what takes longer than an answer may (a new page of a list)
 * waits for that, which is a frame.
 */
export function afterAnswer(act: () => void): void {
  // A page that nobody sees is not painted.
  if (document.hidden) act();
  else requestAnimationFrame(() => setTimeout(act));
}
