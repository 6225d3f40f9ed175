import { describe, expect, it } from 'vitest';
import { floatingNewProject } from './new-project-button.policy.ts';

describe('the floating New Project button', () => {
  it.each(['phone', 'tablet'] as const)('DASH-2 leads to /dashboard/new on a %s', (size) => {
    expect(floatingNewProject(size)).toBe('/dashboard/new');
  });

  it('DASH-2 is not there where the header has its own', () => {
    expect(floatingNewProject('desktop')).toBeNull();
  });
});
