export interface WorldState {
  users: { email: string }[];
  applications: { facts: Record<string, unknown> & { status: string } }[];
  signatories: {
    id: string;
    first_name: string;
    last_name: string;
    birthdate: string;
    signing: { legal_signature_accepted_at: string | null; guarantor_contract_id: string | null } | null;
  }[];
  documents: { name: string; type: string; confirmedAt: string | null }[];
}

export class SimulatedWorld {
  private constructor(
    private readonly simulator: string,
    readonly id: string,
    readonly person: { email: string; password: string } | undefined,
    readonly applicationId: string | undefined,
  ) {}

  static async begin(simulator: string, scenario: string): Promise<SimulatedWorld> {
    const createdSandbox = await control<{
      sandbox: string;
      personas: { email: string; password: string }[];
      applications: { id: string }[];
    }>(simulator, '/sandboxes', { scenario });
    return new SimulatedWorld(
      simulator,
      createdSandbox.sandbox,
      createdSandbox.personas[0],
      createdSandbox.applications[0]?.id,
    );
  }

  state(): Promise<WorldState> {
    return control(this.simulator, '/snapshot', undefined, this.id);
  }

  async identifySignatory(firstName: string): Promise<void> {
    const { signatories } = await this.state();
    const signer = signatories.find(({ first_name }) => first_name === firstName);
    const path = `/applications/${this.applicationId}/signatories/${signer?.id}/identification`;
    await control(this.simulator, path, { outcome: 'SUCCESS' }, this.id);
  }
}

async function control<T>(simulator: string, path: string, body?: object, sandbox?: string): Promise<T> {
  const response = await fetch(`${simulator}/simulator${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', ...(sandbox && { 'x-sandbox': sandbox }) },
    body: body ? JSON.stringify(body) : null,
  });
  if (!response.ok)
    throw new Error(`/simulator${path} was refused: ${response.status} ${await response.text()}`);
  return response.json() as Promise<T>;
}
