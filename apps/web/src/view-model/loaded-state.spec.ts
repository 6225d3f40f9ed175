import { clientStateContract } from '@ridgeline/core/testing/session';
import { LoadedState } from './loaded-state.ts';

clientStateContract('LoadedState', async () => {
  const state = new LoadedState();
  const reports: string[] = [];
  const notices: string[] = [];
  state.add(() => void reports.splice(0));
  state.add(async () => void notices.splice(0));
  return {
    state,
    fill: async () => {
      reports.push('a report');
      notices.push('a notice');
    },
    isEmpty: async () => reports.length + notices.length === 0,
  };
});
