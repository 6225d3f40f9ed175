import { permitFeeTraceWords } from '@ridgeline/core/calculators';
import { Working, type WorkingProps } from '../frame/working.tsx';

export function PermitFeeWorking(props: WorkingProps) {
  return <Working {...props} words={permitFeeTraceWords} />;
}
