import type { operations } from '@ridgeline/contract';
import {
  type ChangeRefusal,
  type ClaimDetails,
  type ProjectDate,
  ProjectRecords,
  type ProjectUpgrades,
  type UserFlags,
} from '@ridgeline/core/reports';
import { done, type Result } from '@ridgeline/core/shared';
import type { ApiClient } from './api-client.ts';
import { failureOrRefused, resultOf } from './call.ts';

type UpgradesOnWire = operations['applyUpgrades']['requestBody']['content']['application/json'];
type Done = Promise<Result<void, ChangeRefusal>>;

export class HttpProjectRecords extends ProjectRecords {
  readonly #api: ApiClient;

  constructor(api: ApiClient) {
    super();
    this.#api = api;
  }

  override archive(reportNumber: string): Done {
    return written(() =>
      this.#api.POST('/codeReports/{reportNumber}', {
        params: { path: { reportNumber } },
        body: { archive: true },
      }),
    );
  }

  override unarchive(reportNumber: string): Done {
    return written(() =>
      this.#api.POST('/codeReports/{reportNumber}', {
        params: { path: { reportNumber } },
        body: { unarchive: true },
      }),
    );
  }

  override saveClaim(reportNumber: string, { claimNumber, jobNumber }: ClaimDetails): Done {
    return written(() =>
      this.#api.POST('/codeReports/{reportNumber}/claims', {
        params: { path: { reportNumber } },
        body: { claim_number: claimNumber, job_number: jobNumber },
      }),
    );
  }

  override saveDate(reportNumber: string, date: ProjectDate): Done {
    return written(() =>
      this.#api.POST('/codeReports/{reportNumber}/projectdate', {
        params: { path: { reportNumber } },
        body: { project_date: date },
      }),
    );
  }

  override setUserFlags(reportNumber: string, flags: UserFlags): Done {
    return written(() =>
      this.#api.PATCH('/v2/projects/{id}/user-flags', {
        params: { path: { id: reportNumber } },
        body: { ...flags },
      }),
    );
  }

  override applyUpgrades(reportNumber: string, { upgrades, patches }: ProjectUpgrades): Done {
    // The server defines the add-ons and fields.
    const body = { action: 'apply-upgrades', upgrades, patches } as unknown as UpgradesOnWire;
    return written(() =>
      this.#api.PATCH('/v2/projects/{projectNumber}', {
        params: { path: { projectNumber: reportNumber } },
        body,
      }),
    );
  }
}

function written(send: Parameters<typeof resultOf>[0]): Done {
  return resultOf(send, () => done, failureOrRefused);
}
