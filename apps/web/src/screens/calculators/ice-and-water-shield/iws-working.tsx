import { iceAndWaterShieldWords } from '@ridgeline/core/calculators';
import { Working, type WorkingProps } from '../frame/working.tsx';

export function IwsWorking(props: WorkingProps) {
  return <Working {...props} words={iceAndWaterShieldWords} />;
}
