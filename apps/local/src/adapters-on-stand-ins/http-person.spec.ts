import { randomUUID } from 'node:crypto';
import {
  HttpAccountEndGateway,
  HttpApiKeyGateway,
  HttpChoiceListGateway,
  HttpContactGateway,
  HttpFeedbackGateway,
  HttpIdAssociations,
  HttpIntegrationGateway,
  HttpPhoneGateway,
  HttpProfileEditor,
  HttpProfileGateway,
  HttpSurveyGateway,
  HttpSyncStore,
  HttpTermsGateway,
  HttpUiConfigurationGateway,
  HttpUtmGateway,
} from '@ridgeline/adapters/http';
import { TEAM_PLAN, type Person } from '@ridgeline/api/testing';
import type { ContactUpdates, Feedback, UtmData } from '@ridgeline/core/marketing';
import {
  anIntegration,
  apiKeyGatewayContract,
  integrationGatewayContract,
} from '@ridgeline/core/testing/integrations';
import {
  contactGatewayContract,
  feedbackGatewayContract,
  surveyGatewayContract,
  utmGatewayContract,
} from '@ridgeline/core/testing/marketing';
import {
  accountEndGatewayContract,
  choiceListGatewayContract,
  phoneGatewayContract,
  profileEditorContract,
  uiConfigurationGatewayContract,
} from '@ridgeline/core/testing/profile';
import { idAssociationsContract, termsGatewayContract } from '@ridgeline/core/testing/session';
import { syncStoreContract } from '@ridgeline/core/testing/sync';
import { describe, expect, it } from 'vitest';
import { apiSuite } from './api-suite.ts';

/** Core's ports for one person over the real API and a real Postgres, with the same contracts as the fakes. */
const suite = await apiSuite();

termsGatewayContract('HttpTermsGateway, of a person with a profile,', async () => {
  const ada = await suite.api.person({ acceptedTerms: false });
  return termsWorld(ada, null);
});

termsGatewayContract('HttpTermsGateway, of a person without one,', async () => {
  const id = randomUUID();
  const grace = { id, email: `${id}@example.com`, token: suite.api.issuer.token(id) };
  return {
    ...termsWorld(grace, suite.api.issuer.idToken(id)),
    takeEmail: async () => void (await suite.api.person({ email: grace.email, signsInBy: 'google' })),
  };
});

function termsWorld(person: Person, idToken: string | null) {
  const session = suite.sessionOf(person);
  return {
    terms: new HttpTermsGateway(session.client, { idToken: async () => idToken }),
    acceptedAt: async () => {
      const loaded = await new HttpProfileGateway(session.client).load();
      return loaded.ok ? (loaded.value.acceptedTosAt ?? null) : null;
    },
    signOut: session.end,
  };
}

describe('HttpProfileGateway', () => {
  it('AUTH-14 ENT-1 says that a profile does not exist yet', async () => {
    const id = randomUUID();
    const session = suite.sessionOf({ token: suite.api.issuer.token(id) });
    expect(await new HttpProfileGateway(session.client).load()).toMatchObject({
      ok: true,
      value: { userId: `us-east-1:${id}`, doesNotExist: true, acceptedTosAt: null },
    });
  });
});

profileEditorContract('HttpProfileEditor', async () => {
  const session = suite.sessionOf(await suite.api.person());
  return {
    editor: new HttpProfileEditor(session.client),
    profiles: new HttpProfileGateway(session.client),
    endSession: session.end,
    goOffline: session.goOffline,
  };
});

accountEndGatewayContract('HttpAccountEndGateway', async () => {
  const { id } = await suite.api.person();
  const sessionOf = (device: string) => {
    const token = suite.api.issuer.token(id, {
      origin_jti: device,
      auth_time: Math.floor(Date.now() / 1000),
    });
    return { session: suite.sessionOf({ token }), profile: () => readProfile(token) };
  };
  const readProfile = (token: string) => suite.api.call('GET', '/v2/profile/', { token });
  const [here, there] = [sessionOf('here'), sessionOf('there')];
  return {
    ends: new HttpAccountEndGateway(here.session.client),
    accepted: async () => ({
      here: (await here.profile()).status === 200,
      there: (await there.profile()).status === 200,
    }),
    knowsOfPasswordChange: async () => (await here.profile()).body['lastPasswordChange'] !== null,
    endSession: here.session.end,
    goOffline: here.session.goOffline,
  };
});

choiceListGatewayContract('HttpChoiceListGateway', async () => ({
  lists: new HttpChoiceListGateway(suite.sessionOf(await suite.api.person()).client),
  config: { name: 'professionTypes', list: await listOf('anyone', 'professionTypes') },
  form: { name: 'projectDateTypes', list: await listOf('form', 'projectDateTypes') },
}));

uiConfigurationGatewayContract('HttpUiConfigurationGateway', async () => {
  const session = suite.sessionOf(await suite.api.person());
  return {
    configurations: new HttpUiConfigurationGateway(session.client),
    configuration: {
      allowPlanDetailAccess: true,
      availableCalculators: ['waste', 'iws', 'ventilation'],
    },
    goOffline: session.goOffline,
  };
});

integrationGatewayContract('HttpIntegrationGateway', async () => {
  const session = suite.sessionOf(await suite.api.person());
  await suite.api.sql.query(
    `insert into configurations (audience, name, item) values ('signed-in', 'integrations', $1)
     on conflict do nothing`,
    [JSON.stringify([anIntegration(), anIntegration({ id: 'roof-crm', title: 'Roof CRM' })])],
  );
  return {
    integrations: new HttpIntegrationGateway(session.client),
    endSession: session.end,
    breakConnection: session.goOffline,
  };
});

apiKeyGatewayContract('HttpApiKeyGateway', async () => {
  const session = suite.sessionOf(await suite.api.person({ plan: TEAM_PLAN }));
  return {
    keys: new HttpApiKeyGateway(session.client),
    isGood: async (secret) => {
      const read = await fetch(`${suite.address}/v2/projects`, { headers: { 'x-api-key': secret } });
      return read.ok;
    },
    endSession: session.end,
    breakConnection: session.goOffline,
  };
});

utmGatewayContract('HttpUtmGateway', async () => {
  const ada = await suite.api.person();
  const session = suite.sessionOf(ada);
  return {
    gateway: new HttpUtmGateway(session.client),
    known: async () => {
      const { rows } = await suite.api.sql.query<{ utm: UtmData | null }>(
        'select utm from people where id = $1',
        [ada.id],
      );
      return rows[0]?.utm ?? null;
    },
    endSession: session.end,
  };
});

feedbackGatewayContract('HttpFeedbackGateway', async () => {
  const ada = await suite.api.person();
  const session = suite.sessionOf(ada);
  return {
    feedback: new HttpFeedbackGateway(session.client),
    received: async () => {
      const { rows } = await suite.api.sql.query<Feedback>(
        `select details, source, report_number as "reportNumber" from feedback where person_id = $1 order by sent_at`,
        [ada.id],
      );
      return rows;
    },
    endSession: session.end,
  };
});

surveyGatewayContract('HttpSurveyGateway', async () => {
  const session = suite.sessionOf(await suite.api.person());
  return {
    surveys: new HttpSurveyGateway(session.client),
    survey: 'onboarding',
    configure: async (survey) => {
      await suite.api.sql.query(`delete from configurations where name = 'feedbackSurvey'`);
      if (survey === null) return;
      await suite.api.sql.query(
        `insert into configurations (audience, name, item) values ('signed-in', 'feedbackSurvey', $1)`,
        [JSON.stringify(survey)],
      );
    },
    endSession: session.end,
  };
});

contactGatewayContract('HttpContactGateway', async () => {
  await suite.api.sql.query('truncate contact_updates');
  const session = suite.sessionOf(null);
  return {
    contacts: new HttpContactGateway(session.client),
    updatesOf: async (email) => {
      const { rows } = await suite.api.sql.query<{ updates: ContactUpdates }>(
        'select updates from contact_updates where email = $1 order by id',
        [email],
      );
      return rows.map(({ updates }) => updates);
    },
    goOffline: session.goOffline,
  };
});

idAssociationsContract('HttpIdAssociations', async () => {
  await suite.api.sql.query('truncate id_associations');
  let idToken: string | null = null;
  return {
    associations: new HttpIdAssociations(suite.sessionOf(null).client, { idToken: async () => idToken }),
    signInAs: (vouchedFor) => {
      const identities = vouchedFor && [{ userId: vouchedFor.id, providerType: 'SignInWithApple' }];
      idToken = vouchedFor && suite.api.issuer.idToken(randomUUID(), { email: vouchedFor.email, identities });
    },
  };
});

phoneGatewayContract('HttpPhoneGateway', async () => {
  const ada = await suite.api.person();
  const session = suite.sessionOf(ada);
  return {
    phones: new HttpPhoneGateway(session.client),
    accountPhone: async () => {
      const { body } = await suite.api.call('GET', '/v2/profile/', { as: ada });
      return { phone: body['phone'] as string | null, verified: body['phoneVerified'] === true };
    },
    codeSentTo: async (phone) => suite.api.messages.codeSentTo(phone),
    letTimePass: async (milliseconds) => {
      await suite.api.sql.query(
        `update phone_codes set sent_at = sent_at - $2 * interval '1 millisecond' where person_id = $1`,
        [ada.id, milliseconds],
      );
    },
    endSession: session.end,
  };
});

syncStoreContract('HttpSyncStore', async () => {
  const ada = await suite.api.person();
  const session = suite.sessionOf(ada);
  let identityId: string | null = `us-east-1:${ada.id}`;
  return {
    store: new HttpSyncStore(session.client, {
      identityPoolId: 'us-east-1:local',
      identityId: async () => identityId,
    }),
    dropCredentials: () => void (identityId = null),
    breakConnection: session.goOffline,
  };
});

async function listOf(audience: string, name: string) {
  const { rows } = await suite.api.sql.query<{ item: { label: string; value: string }[] }>(
    'select item from configurations where audience = $1 and name = $2',
    [audience, name],
  );
  return rows[0]?.item ?? [];
}
