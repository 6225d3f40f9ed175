import { describe, expect, it } from 'vitest';
import { FakeNavigation } from '../testing/fake-navigation.ts';
import { StormChoices } from './storm-choices.ts';

describe('the storms that a reader chose', () => {
  it('are in the address, each kind by itself, and nothing else of the address is lost', () => {
    const navigation = new FakeNavigation('/public/report/7?share=s3cret&hailMiles=25#wind');
    const choices = new StormChoices(navigation);
    expect(choices.of('hail')).toEqual({ miles: '25' });
    expect(choices.of('wind')).toEqual({});
    choices.choose('wind', { miles: '10', day: '2018-06-15' });
    expect(navigation.address).toBe(
      '/public/report/7?share=s3cret&hailMiles=25&windMiles=10&windDay=2018-06-15',
    );
    choices.choose('hail', { record: 'Storm Events & more' });
    expect(choices.of('hail')).toEqual({ record: 'Storm Events & more' });
    expect(choices.of('wind')).toEqual({ miles: '10', day: '2018-06-15' });
    expect(navigation.entries).toHaveLength(1);
  });
});
