import type { Client } from 'pg';
import { fileOfPdf } from '../features/documents/file-of-pdf.ts';
import { fileOfLogo } from '../features/teams/file-of-logo.ts';

/** The keys of all files that rows name: a storage has no list of its own. */
export async function namedFiles(client: Client): Promise<readonly string[]> {
  const logos = await client.query<{ team_id: string; hash: string }>(
    'select team_id, hash from public.team_logos order by 1, 2',
  );
  const pdfs = await client.query<{ report_number: string; hash: string }>(
    'select distinct report_number, hash from public.report_pdfs order by 1, 2',
  );
  return [
    ...logos.rows.map(({ team_id, hash }) => fileOfLogo(team_id, hash)),
    ...pdfs.rows.map(({ report_number, hash }) => fileOfPdf(String(report_number), hash)),
  ];
}
