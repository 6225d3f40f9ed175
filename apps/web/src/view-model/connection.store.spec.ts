import { pathTo } from '@ridgeline/core/routes';
import { describe, expect, it } from 'vitest';
import { FakeNavigation } from '../testing/fake-navigation.ts';
import { FakePage } from '../testing/fake-page.ts';
import { ConnectionStore } from './connection.store.ts';

function setUp() {
  const page = new FakePage();
  const navigation = new FakeNavigation('/dashboard');
  const connection = new ConnectionStore(page, navigation);
  const stop = connection.keep();
  return { page, navigation, connection, stop };
}

describe('the connection', () => {
  it('is lost when the browser says so, or the API does not answer, until it does', () => {
    const { page, connection } = setUp();
    expect([connection.isLost, connection.isNews]).toEqual([false, false]);
    page.connect(false);
    expect([connection.isLost, connection.isNews]).toEqual([true, true]);
    page.connect(true);
    expect(connection.isLost).toBe(false);
    connection.reached(false);
    expect(connection.isLost).toBe(true);
    connection.reached(true);
    expect(connection.isNews).toBe(false);
  });

  it('tells the age of the oldest copy on this screen, and forgets it with the next', () => {
    const { navigation, connection } = setUp();
    connection.copyShown(20);
    connection.copyShown(10);
    connection.copyShown(30);
    expect([connection.copiedAt, connection.isNews]).toEqual([10, true]);
    navigation.go(pathTo('dashboard', {}, { term: 'denver' }));
    expect(connection.copiedAt).toBe(10);
    navigation.go(pathTo('tools'));
    expect(connection.copiedAt).toBeNull();
  });

  it('is news while a change waits, or needs a decision', () => {
    const { connection } = setUp();
    connection.waits(1, 0);
    expect(connection.isNews).toBe(true);
    connection.waits(0, 1);
    expect(connection.isNews).toBe(true);
    connection.waits(0, 0);
    expect(connection.isNews).toBe(false);
  });

  it('is not followed any more at the end', () => {
    const { page, connection, stop } = setUp();
    stop();
    page.connect(false);
    expect(connection.isOnline).toBe(true);
  });
});
