import { type Locale, say } from '../../shared/messages.ts';
import {
  permitFeeCautionMessages,
  permitPropertyTypeMessages,
  roofMaterialMessages,
} from '../permit-fee/permit-fee.messages.ts';
import type { PermitFeeCalculation } from '../permit-fee/permit-fee.policy.ts';
import { permitFeeStepMessages } from '../permit-fee/permit-fee-trace.messages.ts';
import { permitFeeTraceWords } from '../permit-fee/permit-fee-trace-words.ts';

import type { PermitProject } from '../permit-fee/permit-project.ts';
import type { CalculationPrint, PrintedLine } from './calculation-print.ts';
import { InputPrinter } from './input-printer.ts';

// CALC-4
export const permitFeePrint: CalculationPrint<PermitFeeCalculation> = {
  words: permitFeeTraceWords,
  warnings: permitFeeCautionMessages,
  inputs: printedInputs,
  quantities: ({ trace }) => [
    {
      name: 'permit-fee',
      step: 'total',
      restsOn: trace.map(({ code }) => code).filter((code) => code !== 'total'),
    },
  ],
  /** A line by its name, with a number where several have the same. */
  place(at, { inputs: { schedule } }, locale) {
    const index = /^schedule\.components\.(\d+)$/.exec(at)?.[1];
    const line = schedule.components[Number(index)];
    if (line === undefined) return null;
    const name = say(permitFeeStepMessages, locale, line.name);
    const alike = schedule.components.filter((other) => other.name === line.name);
    return alike.length === 1 ? name : `${name} ${alike.indexOf(line) + 1}`;
  },
};

function printedInputs({ inputs }: PermitFeeCalculation, locale: Locale): readonly PrintedLine[] {
  const { schedule, project } = inputs;
  const print = new InputPrinter(locale);
  const { contractPrice } = project;
  return [
    print.line(
      'schedule',
      print.says('named-source', { by: schedule.jurisdiction, section: schedule.state.toUpperCase() }),
    ),
    print.line('project-value', print.amount(project.projectValue, 'cent')),
    print.line(
      'contract-price',
      contractPrice === null ? print.says('unknown') : print.amount(contractPrice, 'cent'),
    ),
    print.line('material-cost', print.amount(project.materialCost, 'cent')),
    print.line('roof-area', print.amount(project.roofSize / 100, 'sf')),
    print.line('covering', say(roofMaterialMessages, locale, project.roofMaterial)),
    print.line('property-type', say(permitPropertyTypeMessages, locale, project.propertyType)),
    print.line('added', addedText(project, print)),
    print.line('fee-paid-before', print.amount(project.feePaidBefore, 'cent')),
  ];
}

function addedText(project: PermitProject, print: InputPrinter): string {
  const added = [
    ...(project.cityUseTax ? [print.says('city-use-tax')] : []),
    ...(project.countyUseTax ? [print.says('county-use-tax')] : []),
    ...(project.planReview ? [print.says('plan-review')] : []),
    ...(project.mechanicalWork ? [print.says('mechanical-work')] : []),
  ];
  return added.length === 0 ? print.says('nothing') : added.join(', ');
}
