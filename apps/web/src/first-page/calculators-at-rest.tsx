import { CALCULATOR_TYPES, type CalculatorType, pathTo } from '@ridgeline/core/routes';
import type { ReactNode } from 'react';
import { CalculatorViewModel, type CalculatorParts } from '../screens/calculators/calculator.view-model.ts';
import { iwsForm } from '../screens/calculators/ice-and-water-shield/iws.form.ts';
import { IwsScreen } from '../screens/calculators/ice-and-water-shield/iws.screen.tsx';
import { IwsViewModel } from '../screens/calculators/ice-and-water-shield/iws.view-model.ts';
import { MunicipalSchedules } from '../screens/calculators/permit-fee/municipal-schedules.ts';
import { permitFeeForm } from '../screens/calculators/permit-fee/permit-fee.form.ts';
import { PermitFeeScreen } from '../screens/calculators/permit-fee/permit-fee.screen.tsx';
import { PermitFeeViewModel } from '../screens/calculators/permit-fee/permit-fee.view-model.ts';
import { ventilationForm } from '../screens/calculators/ventilation/ventilation.form.ts';
import { VentilationScreen } from '../screens/calculators/ventilation/ventilation.screen.tsx';
import { VentilationViewModel } from '../screens/calculators/ventilation/ventilation.view-model.ts';
import { wasteForm } from '../screens/calculators/waste/waste.form.ts';
import { WasteScreen } from '../screens/calculators/waste/waste.screen.tsx';
import { WasteViewModel } from '../screens/calculators/waste/waste.view-model.ts';
import { navigationAt } from './navigation-at.ts';

/** D NAV-5.2: each calculator as a visitor finds it, with its usual inputs and what core calculates from them. */
export function calculatorsAtRest(): readonly {
  readonly type: CalculatorType;
  readonly screen: ReactNode;
}[] {
  return CALCULATOR_TYPES.map((type) => ({ type, screen: screenOf(type) }));
}

function screenOf(type: CalculatorType): ReactNode {
  const parts = partsAtRest(type);
  switch (type) {
    case 'iws':
      return <IwsScreen vm={new IwsViewModel(new CalculatorViewModel(iwsForm, parts))} />;
    case 'waste':
      return <WasteScreen vm={new WasteViewModel(new CalculatorViewModel(wasteForm, parts))} />;
    case 'ventilation':
      return (
        <VentilationScreen vm={new VentilationViewModel(new CalculatorViewModel(ventilationForm, parts))} />
      );
    case 'permit-fee': {
      const schedules = new MunicipalSchedules(unreachable, parts.timer);
      const calculator = new CalculatorViewModel(permitFeeForm(schedules.loaded, null), parts);
      return <PermitFeeScreen vm={new PermitFeeViewModel(calculator, schedules)} />;
    }
  }
}

/** A visitor's: without a report, and nobody has pressed anything. */
function partsAtRest(type: CalculatorType): CalculatorParts {
  return {
    navigation: navigationAt(pathTo('estimate', { type })),
    timer: { after: () => () => {} },
    viewport: null,
    actions: { print: unreachable, copyLink: unreachable, copyWorking: unreachable },
    ties: {
      state: { is: 'none' },
      reportNumber: null,
      isSaving: false,
      isMakingPdf: false,
      savedHash: null,
      takesResults: false,
      isReadOnly: false,
      chooser: { isOffered: false, isOpen: false, finder: null, open: unreachable, close: unreachable },
      load: unreachable,
      sourceOf: () => null,
      save: unreachable,
      openPdf: unreachable,
    },
  };
}

function unreachable(): never {
  throw new Error('a prerendered page does nothing');
}
