import { describe, expect, it } from 'vitest';
import { initialsOf } from './avatar.tsx';

describe('the letters of a name', () => {
  it.each([
    ['Dana Whitlock', 'DW'],
    ['Óscar Peña Ruiz', 'ÓR'],
    ['  dana  ', 'D'],
    ['', ''],
    ['😀 Roof', '😀R'],
  ])('%j gives %j', (name, letters) => {
    expect(initialsOf(name)).toBe(letters);
  });
});
