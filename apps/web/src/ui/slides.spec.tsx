import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { Slides } from './slides.tsx';

afterEach(cleanup);

const SLIDES = ['One', 'Two', 'Three'].map((title) => ({ id: title, title, content: `About ${title}` }));

function Tour() {
  const [index, move] = useState(0);
  const [isDone, finish] = useState(false);
  if (isDone) return <p>done</p>;
  return (
    <Slides
      label="Tour"
      slides={SLIDES}
      index={index}
      onMove={move}
      onFinish={() => finish(true)}
      previousLabel="Previous"
      nextLabel="Next"
      finishLabel="Start"
      goToLabel="Go to slide"
    />
  );
}

const button = (name: string): HTMLElement => screen.getByRole('button', { name });
const heading = (): string | null => screen.getByRole('heading').textContent;

describe('the slides', () => {
  it('AUTH-12 begin at the first, with no way back', () => {
    render(<Tour />);
    expect(heading()).toBe('One');
    expect(button('Previous')).toHaveProperty('disabled', true);
  });

  it('AUTH-12 go on, back, and end with the last button', async () => {
    render(<Tour />);
    await userEvent.click(button('Next'));
    await userEvent.click(button('Next'));
    expect(heading()).toBe('Three');
    await userEvent.click(button('Previous'));
    expect(heading()).toBe('Two');
    await userEvent.click(button('Next'));
    await userEvent.click(button('Start'));
    expect(screen.getByText('done')).toBeDefined();
  });

  it('go to a slide by its dot, which says where one is', async () => {
    render(<Tour />);
    await userEvent.click(button('Go to slide 3'));
    expect(heading()).toBe('Three');
    expect(button('Go to slide 3').getAttribute('aria-current')).toBe('true');
    expect(button('Go to slide 1').getAttribute('aria-current')).toBeNull();
  });

  it('move by the arrow keys and keep the focus', async () => {
    render(<Tour />);
    button('Next').focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(heading()).toBe('Two');
    expect(document.activeElement).toBe(button('Next'));
  });

  it('move by a swipe to the left', () => {
    render(<Tour />);
    fireEvent.pointerDown(screen.getByRole('heading'), { clientX: 200 });
    fireEvent.pointerUp(screen.getByRole('heading'), { clientX: 90 });
    expect(heading()).toBe('Two');
  });
});
