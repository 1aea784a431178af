import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { revealOnScroll } from '#components/lazy/reveal.ts';

type Tell = (entries: readonly object[]) => void;

/** In place of the browser's: reports what a test gives it, until it is disconnected. */
const observers: { tell: Tell; isOn: boolean }[] = [];

class Observer {
  private readonly own: { tell: Tell; isOn: boolean };
  constructor(tell: Tell) {
    this.own = { tell, isOn: false };
    observers.push(this.own);
  }
  observe(): void {
    this.own.isOn = true;
  }
  disconnect(): void {
    this.own.isOn = false;
  }
}

beforeEach(() => {
  observers.length = 0;
  vi.stubGlobal('IntersectionObserver', Observer);
  vi.stubGlobal('innerHeight', 800);
});
afterEach(() => vi.unstubAllGlobals());

/** A section of 400 px that scrolls in, and how to say at once what parts of it were on the screen, one after the other. */
const section = () => {
  const element = { dataset: {} as DOMStringMap };
  revealOnScroll(element as HTMLElement);
  const [observer] = observers;
  const seen = (...parts: readonly number[]): void => {
    if (observer?.isOn !== true) return;
    observer.tell(
      parts.map((intersectionRatio) => ({ intersectionRatio, boundingClientRect: { height: 400 } })),
    );
  };
  return { seen, isHidden: () => 'unseen' in element.dataset };
};

test('a section below the screen is hidden until a tenth of it is seen, then shows for good', () => {
  const { seen, isHidden } = section();
  seen(0);
  expect(isHidden()).toBe(true);
  seen(0.1);
  expect(isHidden()).toBe(false);
  seen(0);
  expect(isHidden()).toBe(false);
});

test('a section that left the screen before the observer reported it shows when it comes back', () => {
  const { seen, isHidden } = section();
  seen(1, 0);
  expect(isHidden()).toBe(true);
  seen(1);
  expect(isHidden()).toBe(false);
});

test('a section that came onto the screen before the observer reported it shows', () => {
  const { seen, isHidden } = section();
  seen(0, 0.4);
  expect(isHidden()).toBe(false);
});
