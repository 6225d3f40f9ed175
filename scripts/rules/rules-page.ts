import type { Rule } from './rule.ts';

/** `docs/rules.md`. */
export function rulesPage(rules: readonly Rule[]): string {
  const areas = [...new Set(rules.map(({ area }) => area))];
  const withLaws = rules.filter(({ laws }) => laws.length > 0).length;
  return `${[
    '# Rules',
    'A policy of core is a pure function of facts and `now`. This page lists each one with the lines of the [checklist](product/checklist.md) that it carries out, and with its laws: the titles of the specs that try them on generated inputs.',
    'The command below a policy runs its specs. `--seed` and `--runs` hold for every property in them: the seed that a failing property prints shows the same failure again, and more runs look longer. A name may be a part of one, an area, or a line of the checklist: `pnpm rules pause`, `pnpm rules plans`, `pnpm rules PAUSE-4`. Use `npx pnpm@10.34.9` where pnpm is not installed.',
    `${rules.length} policies, ${withLaws} with laws of their own. \`pnpm rules --update\` writes this page.`,
    ...areas.flatMap((area) => [`## ${area}`, ...rules.filter((rule) => rule.area === area).map(ruleText)]),
  ].join('\n\n')}\n`;
}

function ruleText({ name, marks, laws, cases, specs }: Rule): string {
  const lines = [
    ...laws.map((law) => `- ${law}.`),
    ...(laws.length === 0 && cases.length > 0 ? [`- By cases: ${cases.join('; ')}.`] : []),
    ...(specs.length === 0 ? ['- Run by the specs of those who use it.'] : []),
  ];
  return [
    `### ${name}`,
    ...(marks.length > 0 ? [marks.join(' ')] : []),
    escaped(lines.join('\n')),
    ...(specs.length > 0 ? [`\`pnpm rules ${name} --seed 42 --runs 10000\``] : []),
  ].join('\n\n');
}

/** What Markdown would read as its own in a title. */
function escaped(text: string): string {
  return text.replaceAll(/[*_<>|]/g, String.raw`\$&`);
}
