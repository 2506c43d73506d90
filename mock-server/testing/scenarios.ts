import { listApplications } from 'contracts/api/applications';
import { KATRIN_LOGIN, logInUser } from './people';
import { TestSandbox } from './test-simulator';

export interface ScenarioUser {
  user: TestSandbox;
  params: { id: string };
}

export async function openScenario(
  origin: string,
  scenario: string,
  email = KATRIN_LOGIN,
): Promise<ScenarioUser> {
  const user = await logInUser(await TestSandbox.open(origin, { scenario }), email);
  return { user, params: { id: await findNewestId(user) } };
}

export function logInInSameSandbox(user: TestSandbox, email: string): Promise<TestSandbox> {
  return logInUser(user.with({ cookie: '' }), email);
}

export async function moveApplicationThrough(
  { user, params }: ScenarioUser,
  ...statuses: string[]
): Promise<void> {
  for (const status of statuses) {
    const path = `/simulator/applications/${params.id}/status`;
    const response = await user.request('POST', path, { body: { status } });
    if (response.status !== 200) throw new Error(`Moving to ${status} failed with status ${response.status}`);
  }
}

async function findNewestId(user: TestSandbox): Promise<string> {
  const [newestApplication] = await user.expectSuccess(listApplications);
  if (newestApplication === undefined) throw new Error('The user has no application');
  return newestApplication.applicationId;
}
