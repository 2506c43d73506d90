import { currentDeployment, deployment, featuresOf } from '../deployments';
import type { Answer, Api, Bank } from './calls';

/** Specification 1, section 3. */
export function offerConfiguration(api: Api, { database }: Bank): void {
  api.get('/config', async (context) => {
    const public_features = featuresOf(await currentDeployment(database));
    return context.json({ public_features } satisfies Answer<'getConfig'>);
  });

  api.get('/partner/key/:subdomain/config', (context) =>
    context.json(deployment(context.req.param('subdomain').toLowerCase()).partner),
  );
}
