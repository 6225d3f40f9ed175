import { describe, expect, it } from 'vitest';
import { FakeProfileEditor } from '../../testing/profile/fake-profile-editor.ts';
import { SaveCompanyDetails } from './save-company-details.use-case.ts';

const austin = {
  company: 'Olmedo Roofing',
  companyStreet: '1100 Congress Ave',
  companyCity: 'Austin',
  companyState: 'tx',
  companyZip: '78701',
};

describe('saving the company details', () => {
  it('PROF-8 saves all five and says what changed', async () => {
    const editor = new FakeProfileEditor();
    expect(await new SaveCompanyDetails(editor).run({ ...austin, companyState: 'TX' })).toEqual({
      ok: true,
      value: austin,
    });
    expect(editor.account.profile).toMatchObject(austin);
  });

  it('PROF-8 saves no state that there is not', async () => {
    const editor = new FakeProfileEditor();
    expect(await new SaveCompanyDetails(editor).run({ ...austin, companyState: 'zz' })).toEqual({
      ok: false,
      failure: 'selection-required',
    });
    expect(editor.saved).toEqual([]);
  });

  it('PROF-5 PROF-8 says why it could not', async () => {
    const editor = new FakeProfileEditor();
    editor.failWith('save-failed');
    expect(await new SaveCompanyDetails(editor).run(austin)).toEqual({ ok: false, failure: 'save-failed' });
  });
});
