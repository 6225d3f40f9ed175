import { parseSurvey } from '@ridgeline/core/marketing';
import { aSurvey } from '@ridgeline/core/testing/marketing';
import { describe, expect, it } from 'vitest';
import { taskWorld } from '../testing/task-world.ts';
import { surveyTask } from './survey-task.ts';

const world = await taskWorld();

const survey = (...words: readonly string[]) =>
  world.saidBy(() => surveyTask(() => world.url, words, world.out));

async function load(text: string): Promise<string> {
  return survey('load', await world.write('survey.json', text));
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
    await expect(survey('load', '/no/such/none.json')).rejects.toThrow('there is no such file');
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
