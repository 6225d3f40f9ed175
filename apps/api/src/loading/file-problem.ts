/** Why a file of an operator cannot be loaded, in a sentence that names the place where it is wrong. */
export class FileProblem extends Error {
  override readonly name = 'FileProblem';
}

/** A problem of reading bytes, in a sentence; any other as it is. */
export function asFileProblem(problem: NodeJS.ErrnoException): Error {
  const { code = '', message, syscall } = problem;
  if (code === 'ERR_ENCODING_INVALID_ENCODED_DATA') return new FileProblem('It is not text in UTF-8.');
  if (code.startsWith('Z_')) {
    return new FileProblem('It cannot be unpacked: it is damaged or ends too early.');
  }
  return syscall === undefined ? problem : new FileProblem(`It cannot be read: ${message}.`);
}
