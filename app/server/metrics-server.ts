import { createServer, type Server } from 'node:http';
import type { Readiness } from '~/request/readiness.server';
import {
  apiDeviationReporter,
  metrics,
  observeProcess,
  renderDeviationsPage,
  renderMetrics,
} from '~/telemetry/metrics.server';

interface OperatorPage {
  contentType: string;
  text: string;
}

/** Host that the readiness check sends to the lending API, because no visitor names one. */
const LOCAL_HOST = 'localhost';

export function createMetricsServer(checkReadiness: (host: string) => Promise<Readiness>): Server {
  observeProcess();
  const pages: Readonly<Record<string, () => OperatorPage | Promise<OperatorPage>>> = {
    '/metrics': async () => {
      const { store, configuration, writes } = await checkReadiness(LOCAL_HOST);
      metrics.ready('store', store === 'ok');
      metrics.ready('configuration', configuration === 'ok');
      if (writes) metrics.ready('replication', writes === 'replicated');
      return renderMetrics();
    },
    '/deviations': () => ({
      contentType: 'text/plain; charset=utf-8',
      text: renderDeviationsPage(apiDeviationReporter.list()),
    }),
  };
  return createServer(async (request, response) => {
    const page = request.method === 'GET' ? pages[request.url ?? ''] : undefined;
    if (page === undefined) {
      response.writeHead(404).end();
      return;
    }
    const { contentType, text } = await page();
    response.writeHead(200, { 'Content-Type': contentType, 'Cache-Control': 'no-store' }).end(text);
  });
}
