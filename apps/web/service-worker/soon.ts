/** The answer, if it comes within `patience` and is one; otherwise what `instead` gives, or the late answer if that is nothing. */
export async function soon(
  answer: Promise<Response>,
  patience: number,
  instead: () => Promise<Response | undefined>,
): Promise<Response> {
  const usable = answer.then((response) => (response.ok ? response : null)).catch(() => null);
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), patience));
  return (await Promise.race([usable, late])) ?? (await instead()) ?? answer;
}
