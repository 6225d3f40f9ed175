import { describe, expect, it } from 'vitest';
import { editPhone, maskPhone, phoneDigits } from './phone-mask.ts';

const NUMBERS = ['3', '303', '3035', '303555', '3035550', '3035550142', '2125550199', ''];

describe('the phone mask', () => {
  it.each([
    ['', ''],
    ['3', '1 (3'],
    ['303', '1 (303'],
    ['3035', '1 (303) 5'],
    ['303555', '1 (303) 555'],
    ['3035550142', '1 (303) 555-0142'],
  ])('VAL-3 shows %j as %j', (digits, shown) => {
    expect(maskPhone(digits)).toBe(shown);
  });

  it.each(NUMBERS)('VAL-3 reads back what it shows for %j', (digits) => {
    expect(phoneDigits(maskPhone(digits))).toBe(digits);
  });

  it.each([
    '3035550142',
    '13035550142',
    '+13035550142',
    '+1 303 555 0142',
    '1-303-555-0142',
    '(303) 555.0142',
    '303555014299',
  ])('VAL-3 takes %j for the same ten digits', (typed) => {
    expect(phoneDigits(typed)).toBe('3035550142');
  });
});

describe('an edit in the mask', () => {
  it('puts the cursor behind the digit just typed at the end', () => {
    expect(editPhone('303', '1 (3035', 7)).toEqual({ digits: '3035', caret: '1 (303) 5'.length });
  });

  it('keeps the cursor in the middle when a digit is typed there', () => {
    expect(editPhone('30355501', '1 (3903) 555-01', 5)).toEqual({ digits: '390355501', caret: 5 });
  });

  it('deletes the digit before a bracket when the bracket is deleted', () => {
    expect(editPhone('3035', '1 (303 5', 6)).toEqual({ digits: '305', caret: '1 (30'.length });
  });

  it('deletes the digit before the dash when the dash is deleted', () => {
    expect(editPhone('3035550', '1 (303) 5550', 11)).toEqual({
      digits: '303550',
      caret: '1 (303) 55'.length,
    });
  });

  it('is empty when the last digit goes', () => {
    expect(editPhone('3', '1 (', 3)).toEqual({ digits: '', caret: 0 });
  });

  it('takes a whole number pasted over everything', () => {
    expect(editPhone('212', '+13035550142', 12)).toEqual({
      digits: '3035550142',
      caret: '1 (303) 555-0142'.length,
    });
  });

  it.each(NUMBERS)('never moves the cursor out of the text for %j', (digits) => {
    const text = maskPhone(digits);
    for (let caret = 0; caret <= text.length; caret++) {
      const edit = editPhone(digits, text, caret);
      expect(edit.digits).toBe(digits);
      expect(edit.caret).toBeLessThanOrEqual(text.length);
    }
  });
});
