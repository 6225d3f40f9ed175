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
import { failureOrRefused, type Refused, resultOf } from './call.ts';

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

  override saveClaim(reportNumber: string, claim: Partial<ClaimDetails>, seen?: Partial<ClaimDetails>): Done {
    const body = { ...claimOnWire(claim), ...(seen && { seen: claimOnWire(seen) }) };
    return written(() =>
      this.#api.POST('/codeReports/{reportNumber}/claims', { params: { path: { reportNumber } }, body }),
    );
  }

  override saveDate(reportNumber: string, date: ProjectDate, seen?: ProjectDate | null): Done {
    return written(() =>
      this.#api.POST('/codeReports/{reportNumber}/projectdate', {
        params: { path: { reportNumber } },
        body: { project_date: date, ...(seen !== undefined && { seen }) },
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

function claimOnWire({ claimNumber, jobNumber }: Partial<ClaimDetails>) {
  return {
    ...(claimNumber !== undefined && { claim_number: claimNumber }),
    ...(jobNumber !== undefined && { job_number: jobNumber }),
  };
}

function written(send: Parameters<typeof resultOf>[0]): Done {
  return resultOf(send, () => done, changeRefusal);
}

function changeRefusal(refused: Refused | null): ChangeRefusal {
  return refused?.code === 'changed-meanwhile' ? refused.code : failureOrRefused(refused);
}
