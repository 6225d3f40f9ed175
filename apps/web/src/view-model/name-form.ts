import { parsePersonName, type PersonName, type PersonNameFailure } from '@ridgeline/core/profile';
import { makeAutoObservable } from 'mobx';

/** AUTH-11: the form fields of a name. Problems are shown after the first submit. */
export class NameForm {
  givenName: string;
  familyName: string;
  wasSubmitted = false;
  /** Optional for Apple, which may not pass on names. */
  readonly isRequired: boolean;

  constructor({ givenName, familyName }: PersonName, { isRequired }: { readonly isRequired: boolean }) {
    this.givenName = givenName;
    this.familyName = familyName;
    this.isRequired = isRequired;
    makeAutoObservable(this, { isRequired: false }, { autoBind: true });
  }

  get problems(): PersonNameFailure {
    const name = parsePersonName(this, { required: this.isRequired });
    return this.wasSubmitted && !name.ok ? name.failure : {};
  }

  typeGivenName(text: string): void {
    this.givenName = text;
  }

  typeFamilyName(text: string): void {
    this.familyName = text;
  }

  submit(): PersonName {
    this.wasSubmitted = true;
    return { givenName: this.givenName.trim(), familyName: this.familyName.trim() };
  }
}
