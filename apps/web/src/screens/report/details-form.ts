import type { Report } from '@ridgeline/core/reports';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Drafts } from '../../view-model/drafts.ts';
import { detailsOf, NO_DETAILS, type ProjectDetails } from './project-details.ts';

/** RPT-5: what is written in the dialog of a project, which is kept when that is closed. */
export class DetailsForm {
  /** The report as the dialog was opened: another tab may change it meanwhile. */
  seen: Report | null = null;
  /** The fields that were changed here; the others are the report's. */
  typed: Partial<ProjectDetails> = {};
  readonly #drafts: Drafts;
  #stopKeeping = (): void => {};

  constructor(drafts: Drafts) {
    this.#drafts = drafts;
    makeAutoObservable(this, { seen: observableRef, typed: observableRef }, { autoBind: true });
  }

  get details(): ProjectDetails {
    return { ...this.#saved, ...this.typed };
  }

  get hasChanges(): boolean {
    return Object.keys(this.typed).length > 0;
  }

  open(report: Report): void {
    this.close();
    this.#show(report);
    this.#stopKeeping = this.#drafts.keep({
      key: `project-details ${report.reportNumber}`,
      text: () => (this.hasChanges ? JSON.stringify(this.typed) : ''),
      restore: (text) => this.write(JSON.parse(text) as Partial<ProjectDetails>),
    });
  }

  /** What was typed stays, until the dialog is opened again. */
  close(): void {
    this.#stopKeeping();
    this.#stopKeeping = () => {};
  }

  write(change: Partial<ProjectDetails>): void {
    const saved = this.#saved;
    const written = Object.entries({ ...this.typed, ...change });
    this.typed = Object.fromEntries(
      written.filter(([name, value]) => saved[name as keyof ProjectDetails] !== value),
    );
  }

  discard(): void {
    this.typed = {};
    this.close();
  }

  saved(report: Report): void {
    this.#show(report);
    this.close();
  }

  get #saved(): ProjectDetails {
    return this.seen === null ? NO_DETAILS : detailsOf(this.seen);
  }

  #show(report: Report): void {
    runInAction(() => {
      this.seen = report;
      this.typed = {};
    });
  }
}
