// @vitest-environment jsdom
import { beforeAll, describe, expect, it } from 'vitest';

beforeAll(async () => {
  await import('./main.tsx');
});

describe('the app', () => {
  it('answers the worked example I1, and I7 as people type it', async () => {
    expect(shown('Ice barrier')).toContain('377.34 sf, 3 rolls');
    expect(shown('Ice barrier')).toContain('45.28 in');
    await type('Length of the eave', '180 ft');
    await type('Overhang', "2'");
    await type('Wall', '6 in');
    expect(shown('Ice barrier')).toContain('905.61 sf, 6 rolls');
    expect(shown('Ice barrier')).toContain('60.374 in');
  });

  it('says what is wrong with an input', async () => {
    await type('Pitch', '30/12');
    expect(shown('Ice barrier')).toContain('eaves.0.rise: ');
    expect(shown('Ice barrier')).not.toContain('rolls');
  });

  it('says why a plan cannot be paused', async () => {
    expect(shown('Pause')).toContain('Payments may be paused.');
    await click('Paused 90 days ago');
    expect(shown('Pause')).toContain('Please wait until');
    await click('Owner of the plan');
    expect(shown('Pause')).toContain('Team Owner');
  });
});

function shown(section: string): string {
  return document.querySelector(`section[aria-label="${section}"]`)?.textContent ?? '';
}

function field(label: string): HTMLInputElement {
  const found = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === label);
  const input = found?.querySelector('input');
  if (!input) throw new Error(`No field '${label}'`);
  return input;
}

async function type(label: string, text: string): Promise<void> {
  const input = field(label);
  input.value = text;
  input.dispatchEvent(new Event('input', { bubbles: true }));
  await rendered();
}

async function click(label: string): Promise<void> {
  field(label).click();
  await rendered();
}

function rendered(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
