import { listApplications } from 'contracts/api/applications';
import { KATRIN, loggedIn } from './people';
import { TestSandbox } from './test-simulator';

export interface InScenario {
  user: TestSandbox;
  params: { id: string };
}

export async function inScenario(origin: string, scenario: string, email = KATRIN): Promise<InScenario> {
  const user = await loggedIn(await TestSandbox.open(origin, { scenario }), email);
  return { user, params: { id: await newestId(user) } };
}

export function alongside(user: TestSandbox, email: string): Promise<TestSandbox> {
  return loggedIn(user.with({ cookie: '' }), email);
}

export async function moved({ user, params }: InScenario, ...statuses: string[]): Promise<void> {
  for (const status of statuses) {
    const path = `/simulator/applications/${params.id}/status`;
    const answer = await user.request('POST', path, { body: { status } });
    if (answer.status !== 200) throw new Error(`Moving to ${status} failed with status ${answer.status}`);
  }
}

async function newestId(user: TestSandbox): Promise<string> {
  const [newest] = await user.expectSuccess(listApplications);
  if (newest === undefined) throw new Error('The user has no application');
  return newest.applicationId;
}
