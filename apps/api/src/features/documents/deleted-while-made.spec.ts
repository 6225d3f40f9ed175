import { afterEach, describe, expect, it } from 'vitest';
import { aProject } from '../../testing/a-project.ts';
import { apiForSpecs } from '../../testing/api-for-specs.ts';

const api = await apiForSpecs();
let report: string;

describe('a PDF of a project that is deleted while it is made', () => {
  const put = api.files.put;
  afterEach(() => {
    api.files.put = put;
  });

  /** A person with one project, whose account is deleted at the moment when a file is stored. */
  async function aLeaver(afterDeletion: () => Promise<unknown>) {
    const leaver = await api.person();
    report = await aProject(api, leaver);
    api.files.put = async (key, bytes) => {
      expect((await api.call('DELETE', '/v2/profile/', { as: leaver })).status).toBe(204);
      await afterDeletion();
      await put.call(api.files, key, bytes);
    };
    return leaver;
  }
  const filesLeft = () => [...api.files.kept.keys()].filter((key) => key.startsWith(`pdfs/${report}/`));

  it('RPT-7 leaves no file behind, even if the files of the account were removed before', async () => {
    const leaver = await aLeaver(() => api.doJobs());
    expect((await api.call('GET', `/codeReports/pdf/${report}`, { as: leaver })).status).toBe(401);
    expect(filesLeft()).toEqual([]);
  });

  it('RPT-7 leaves no file behind either when it was to be mailed, and sends nothing', async () => {
    const leaver = await aLeaver(async () => {});
    expect((await api.call('POST', `/pdf/${report}/send?type=hailStorm`, { as: leaver })).status).toBe(202);
    await api.doJobs();
    expect([filesLeft(), api.messages.sent]).toEqual([[], []]);
  });
});
