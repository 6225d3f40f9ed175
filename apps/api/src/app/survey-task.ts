import { readFile } from 'node:fs/promises';
import { FEEDBACK_SURVEY, parseSurvey, type Survey, type SurveyError } from '@ridgeline/core/marketing';
import { ConfigurationProblem } from '../configuration/variables.ts';
import { openDatabase } from '../db/database.ts';
import {
  readConfiguration,
  removeConfiguration,
  writeConfiguration,
} from '../features/configuration/configuration.repository.ts';

const USAGE = `survey load <file>: the questions of the feedback page, from a JSON file; replaces those there are
survey show: the questions as a file
survey remove: the page asks nothing`;

const REASONS: Readonly<Record<SurveyError['reason'], string>> = {
  'text-missing': 'a text of at most 300 characters',
  'name-wrong': 'a name of its own: letters, digits, - and _, at most 100',
  'list-wrong': 'a list: 1 to 20 questions, with 1 to 12 answers each',
};

/** `survey load`, `survey show`, `survey remove`: what the feedback page asks. */
export async function surveyTask(
  databaseUrl: () => string,
  [verb, named, ...more]: readonly string[],
  out: Pick<NodeJS.WriteStream, 'write'>,
): Promise<void> {
  if (more.length > 0 || (verb === 'load') !== (named !== undefined)) throw new ConfigurationProblem(USAGE);
  const survey = verb === 'load' ? await surveyIn(named ?? '') : null;
  const database = openDatabase(databaseUrl(), { connections: 1 });
  try {
    switch (verb) {
      case 'load':
        await writeConfiguration(database, FEEDBACK_SURVEY, survey);
        out.write(`${survey?.name}: ${survey?.questions.length} questions\n`);
        break;
      case 'show':
        out.write(`${JSON.stringify(await readConfiguration(database, FEEDBACK_SURVEY), null, 2)}\n`);
        break;
      case 'remove':
        await removeConfiguration(database, FEEDBACK_SURVEY);
        out.write('The feedback page asks nothing.\n');
        break;
      default:
        throw new ConfigurationProblem(USAGE);
    }
  } finally {
    await database.close();
  }
}

async function surveyIn(file: string): Promise<Survey> {
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) throw new ConfigurationProblem(`${file}: there is no such file.`);
  const survey = parseSurvey(jsonOf(file, text));
  if (survey.ok) return survey.value;
  const lines = survey.failure.map(({ at, reason }) => `  ${at} has to be ${REASONS[reason]}`);
  throw new ConfigurationProblem([`${file}: refused, nothing is loaded`, ...lines].join('\n'));
}

function jsonOf(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ConfigurationProblem(`${file}: this is no JSON, nothing is loaded`);
  }
}
