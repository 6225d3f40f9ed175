import { type Locale, say } from '../../shared/messages.ts';
import {
  permitFeeCautionMessages,
  permitPropertyTypeMessages,
  roofMaterialMessages,
} from '../permit-fee/permit-fee.messages.ts';
import type { PermitFeeCalculation } from '../permit-fee/permit-fee.policy.ts';
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
  /** A line by its own id, since two may have the same name. */
  place(at, { inputs }) {
    const index = /^schedule\.components\.(\d+)$/.exec(at)?.[1];
    return index === undefined ? null : (inputs.schedule.components[Number(index)]?.id ?? null);
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
