import { letterFacts, type PdfKind, type Report } from '@ridgeline/core/reports';
import { makeAutoObservable, observableRef } from 'mobx';
import type { PdfWish, ReportPdfs } from './report-pdfs.ts';

/** A claim letter as it is composed. */
export type Letter = {
  readonly claimNumber: string;
  readonly jobNumber: string;
  /** The questions whose answers it names. */
  readonly questions: readonly string[];
};

export type PapersProblem = 'claim-number-required' | 'nothing-chosen';

/** RPT-7: which paper of a report is made, and what it needs besides the report. */
export class ReportPapers {
  isOpen = false;
  kind: PdfKind = 'whole';
  letter: Letter = { claimNumber: '', jobNumber: '', questions: [] };
  problem: PapersProblem | null = null;
  readonly pdfs: ReportPdfs;
  #report: Report | null = null;

  constructor(pdfs: ReportPdfs) {
    this.pdfs = pdfs;
    makeAutoObservable(this, { letter: observableRef, pdfs: false }, { autoBind: true });
  }

  /** Opens with the numbers and all requirements of the report. */
  begin(report: Report): void {
    this.#report = report;
    this.letter = {
      claimNumber: report.claimNumber ?? '',
      jobNumber: report.jobNumber ?? '',
      questions: letterFacts(report.facts, null).map(({ name }) => name),
    };
    this.problem = null;
    this.isOpen = true;
  }

  close(): void {
    this.isOpen = false;
  }

  choose(kind: PdfKind): void {
    this.kind = kind;
    this.problem = null;
  }

  write(change: Partial<Pick<Letter, 'claimNumber' | 'jobNumber'>>): void {
    this.letter = { ...this.letter, ...change };
    this.problem = null;
  }

  /** Takes a requirement into the letter, or out of it. */
  toggle(question: string): void {
    const { questions } = this.letter;
    this.letter = {
      ...this.letter,
      questions: questions.includes(question)
        ? questions.filter((one) => one !== question)
        : [...questions, question],
    };
    this.problem = null;
  }

  async open(): Promise<void> {
    const wish = this.#wish();
    if (wish !== null) await this.pdfs.open(wish);
  }

  async send(): Promise<void> {
    const wish = this.#wish();
    if (wish !== null) await this.pdfs.send(wish);
  }

  /** Null, with a problem, where something is missing. */
  #wish(): PdfWish | null {
    const { kind } = this;
    const report = this.#report;
    if (report === null) return null;
    const { reportNumber, product } = report;
    if (kind === 'claimLetter') return this.#letterWish(report);
    if (kind === 'manufacturer') return product === null ? null : { reportNumber, kind, ...product };
    // The fee of the municipality, before anything of a roof is entered: the calculator adds that.
    if (kind === 'permit_calculator') return { reportNumber, kind, permitDetails: {} };
    return { reportNumber, kind };
  }

  #letterWish({ reportNumber, facts }: Report): PdfWish | null {
    const { claimNumber, jobNumber, questions } = this.letter;
    const all = letterFacts(facts, null);
    const chosen = letterFacts(facts, questions);
    if (claimNumber.trim() === '') this.problem = 'claim-number-required';
    else if (all.length > 0 && chosen.length === 0) this.problem = 'nothing-chosen';
    else this.problem = null;
    if (this.problem !== null) return null;
    return {
      reportNumber,
      kind: 'claimLetter',
      claimNumber: claimNumber.trim(),
      jobNumber: jobNumber.trim() || null,
      questions: chosen.length === all.length ? null : chosen.map(({ name }) => name),
    };
  }
}
