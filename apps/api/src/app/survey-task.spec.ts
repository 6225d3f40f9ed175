import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseSurvey } from '@ridgeline/core/marketing';
import { aSurvey } from '@ridgeline/core/testing/marketing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshDatabase } from '../testing/fresh-database.ts';
import { surveyTask } from './survey-task.ts';

let url: string;
let folder: string;

beforeAll(async () => {
  url = await freshDatabase();
  folder = await mkdtemp(join(tmpdir(), 'ridgeline-survey-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function survey(...words: readonly string[]): Promise<string> {
  let said = '';
  await surveyTask(() => url, words, { write: (text: string) => ((said += text), true) });
  return said;
}

async function load(text: string): Promise<string> {
  const file = join(folder, 'survey.json');
  await writeFile(file, text);
  return survey('load', file);
}

const shown = async (): Promise<unknown> => JSON.parse(await survey('show'));

describe('the task survey', () => {
  it('API-4 begins with questions that the page can show', async () => {
    const first = parseSurvey(await shown());
    expect(first.ok && first.value.questions.map(({ name }) => name)).toEqual(['useful', 'first']);
  });

  it('API-4 loads the questions of a file in place of those before, and what it shows is such a file', async () => {
    expect(await load(JSON.stringify(aSurvey({ name: 'autumn' })))).toBe('autumn: 2 questions\n');
    expect(await shown()).toEqual(aSurvey({ name: 'autumn' }));
    await load(await survey('show'));
    expect(await shown()).toEqual(aSurvey({ name: 'autumn' }));
  });

  it('API-4 refuses a file with the places that are wrong, and keeps what there is', async () => {
    await load(JSON.stringify(aSurvey()));
    await expect(load(JSON.stringify({ name: 'a b', questions: [] }))).rejects.toThrow(
      /name has to be a name of its own.*\n {2}questions has to be a list/,
    );
    await expect(load('{')).rejects.toThrow('this is no JSON, nothing is loaded');
    await expect(survey('load', join(folder, 'none.json'))).rejects.toThrow('there is no such file');
    expect(await shown()).toEqual(aSurvey());
  });

  it('API-4 removes it, and says how it is called', async () => {
    await load(JSON.stringify(aSurvey()));
    await survey('remove');
    expect(await shown()).toBeNull();
    for (const words of [[], ['bake'], ['load'], ['show', 'more']]) {
      await expect(survey(...words)).rejects.toThrow('survey load <file>');
    }
  });
});
