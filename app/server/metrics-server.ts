import { createServer, type Server } from 'node:http';
import {
  apiDeviationReporter,
  observeProcess,
  renderDeviationsPage,
  renderMetrics,
} from '~/telemetry/metrics.server';

interface OperatorPage {
  contentType: string;
  text: string;
}

const PAGES: Readonly<Record<string, () => OperatorPage | Promise<OperatorPage>>> = {
  '/metrics': renderMetrics,
  '/deviations': () => ({
    contentType: 'text/plain; charset=utf-8',
    text: renderDeviationsPage(apiDeviationReporter.list()),
  }),
};

export function metricsServer(): Server {
  observeProcess();
  return createServer(async (asked, answer) => {
    const page = asked.method === 'GET' ? PAGES[asked.url ?? ''] : undefined;
    if (page === undefined) {
      answer.writeHead(404).end();
      return;
    }
    const { contentType, text } = await page();
    answer.writeHead(200, { 'Content-Type': contentType, 'Cache-Control': 'no-store' }).end(text);
  });
}
