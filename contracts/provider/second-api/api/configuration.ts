import { featuresOf, getCurrentDeployment, requireDeployment } from '../deployments';
import type { Api, ResponseBody, SecondBank } from './calls';

export function addConfigurationCalls(api: Api, { database }: SecondBank): void {
  api.get('/config', async (context) => {
    const public_features = featuresOf(await getCurrentDeployment(database));
    return context.json({ public_features } satisfies ResponseBody<'getConfig'>);
  });

  api.get('/partner/key/:subdomain/config', (context) =>
    context.json(requireDeployment(context.req.param('subdomain').toLowerCase()).partner),
  );
}
