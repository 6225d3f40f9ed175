import { ventilationWords } from '@ridgeline/core/calculators';
import { Working, type WorkingProps } from '../frame/working.tsx';

export function VentilationWorking(props: WorkingProps) {
  return <Working {...props} words={ventilationWords} />;
}
