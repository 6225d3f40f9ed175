/** Metrics of one copy in the Prometheus text format. Counters and histograms are stored; gauges are read on demand. */
export class Metrics {
  readonly #families = new Map<string, Family>();

  counter(name: string, about: string): Counter {
    const values = new Map<string, { value: number }>();
    this.#families.set(name, { about, type: 'counter', lines: () => linesOf(name, values) });
    const of = (labels: Labels) => kept(values, labelled(labels), () => ({ value: 0 }));
    return {
      of,
      add(labels, by = 1) {
        of(labels).value += by;
      },
    };
  }

  histogram(name: string, about: string, bounds: readonly number[]): Histogram {
    const series = new Map<string, Series>();
    this.#families.set(name, {
      about,
      type: 'histogram',
      lines: () => [...series.values()].flatMap((one) => histogramLines(name, one, bounds)),
    });
    return {
      of(labels) {
        const one = kept(series, labelled(labels), () => ({
          labels,
          buckets: bounds.map(() => 0),
          sum: 0,
          count: 0,
        }));
        return {
          observe(value) {
            const bucket = bounds.findIndex((bound) => value <= bound);
            if (bucket >= 0) one.buckets[bucket] = (one.buckets[bucket] ?? 0) + 1;
            one.sum += value;
            one.count += 1;
          },
        };
      },
    };
  }

  /** Read when metrics are requested; a total that is counted elsewhere has the type `counter`. */
  gauge(name: string, about: string, read: () => number, type: 'gauge' | 'counter' = 'gauge'): void {
    this.#families.set(name, { about, type, lines: () => [`${name} ${read()}`] });
  }

  text(): string {
    const families = [...this.#families].flatMap(([name, { about, type, lines }]) => [
      `# HELP ${name} ${about}`,
      `# TYPE ${name} ${type}`,
      ...lines(),
    ]);
    return `${families.join('\n')}\n`;
  }
}

export type Labels = Readonly<Record<string, string | number>>;
/** `of` looks up a series once, for callers that count often. */
export type Counter = { of(labels: Labels): { value: number }; add(labels: Labels, by?: number): void };
export type Histogram = { of(labels: Labels): { observe(value: number): void } };
type Family = { readonly about: string; readonly type: string; readonly lines: () => readonly string[] };
type Series = { readonly labels: Labels; readonly buckets: number[]; sum: number; count: number };

function kept<Value>(values: Map<string, Value>, key: string, make: () => Value): Value {
  const known = values.get(key);
  if (known !== undefined) return known;
  const made = make();
  values.set(key, made);
  return made;
}

function linesOf(name: string, values: ReadonlyMap<string, { readonly value: number }>): readonly string[] {
  return [...values].map(([labels, { value }]) => `${name}${labels} ${value}`);
}

function histogramLines(name: string, series: Series, bounds: readonly number[]): readonly string[] {
  const { labels, buckets, sum, count } = series;
  let upTo = 0;
  const lines = bounds.map((bound, index) => {
    upTo += buckets[index] ?? 0;
    return `${name}_bucket${labelled({ ...labels, le: bound })} ${upTo}`;
  });
  return [
    ...lines,
    `${name}_bucket${labelled({ ...labels, le: '+Inf' })} ${count}`,
    `${name}_sum${labelled(labels)} ${sum}`,
    `${name}_count${labelled(labels)} ${count}`,
  ];
}

function labelled(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(String(value))}"`);
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
}

function escaped(value: string): string {
  return value.replaceAll(/["\\\n]/g, (sign) => (sign === '\n' ? String.raw`\n` : `\\${sign}`));
}
