export function fileOfPdf(reportNumber: string, hash: string): string {
  return `pdfs/${reportNumber}/${hash}.pdf`;
}
