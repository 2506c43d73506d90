import { existsSync, readdirSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join, relative, sep } from 'node:path';
import compression from 'compression';
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express';
import staticFiles from 'express-static-gzip';
import onHeaders from 'on-headers';
import { BUILD_HEADER } from '~/build-version/build-header';
import { isCrossSiteForm } from '~/request/request-origin';
import { SECURITY_HEADERS } from '~/request/security-headers.server';
import { findUrlProblem } from '~/request/url-limits';
import { log } from '~/telemetry/log.server';
import { reportRefusal } from '~/telemetry/metrics.server';
import { getRequestContext } from '~/telemetry/span.server';
import { DRAIN_LIMITS, type DrainLimits, discardBody, discardUnread } from './discard-body';
import { sendErrorMessage } from './error-response';
import { reportShutdown } from './graceful-shutdown';
import { mergeSmallChunks } from './merge-chunks';
import { type OverloadLimits, refuseOverload } from './overload';
import { explainOversizedHeaders } from './oversized-headers';
import { queueRequests } from './request-queue';
import { createRequestTelemetry } from './request-telemetry';
import { BODY_PACE, type BodyPace, cutSlowBodies } from './slow-bodies';
import { ignoreTrailingPunctuation } from './trailing-punctuation';
import { dropForgedHeaders, type IsTrustedAddress, normalizeHost } from './trusted-proxies';
import { UPLOADS } from './upload-requests';

const SECOND_MS = 1_000;

const HEADERS_WITHIN_MS = 30 * SECOND_MS;
/** The largest document needs this time over the slowest connection. */
const REQUEST_WITHIN_MS = 3_600 * SECOND_MS;
/** Must exceed the timeout of any API call. */
const IDLE_MS = 180 * SECOND_MS;
/** Must exceed the keep-alive of load balancers, which would reuse a closing connection. */
const KEEP_ALIVE_MS = 75 * SECOND_MS;

const READ_METHODS = ['GET', 'HEAD'];
const METHODS = [...READ_METHODS, 'POST', 'PUT'];

interface Parts {
  files: string;
  sharedAssets?: string | null;
  missingAssets?: RequestHandler | null;
  build?: string;
  pages: RequestHandler;
  routeOf: (path: string) => string;
  isTrustedProxy: IsTrustedAddress;
  accessLog: boolean;
  shutdownSignal?: AbortSignal;
  bodyPace?: BodyPace;
  drainLimits?: DrainLimits;
  overload?: OverloadLimits | null;
}

export function createPortalServer(parts: Parts): Server {
  const server = createServer(
    { headersTimeout: HEADERS_WITHIN_MS, requestTimeout: REQUEST_WITHIN_MS },
    createPortalHandler(parts),
  );
  explainOversizedHeaders(server);
  server.timeout = IDLE_MS;
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  return server;
}

export function createPortalHandler({
  files,
  sharedAssets = null,
  missingAssets = null,
  build,
  pages,
  routeOf,
  isTrustedProxy,
  accessLog,
  shutdownSignal,
  bodyPace = BODY_PACE,
  drainLimits = DRAIN_LIMITS,
  overload = null,
}: Parts): Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('query parser', () => ({}));
  app.set('trust proxy', isTrustedProxy);
  app.use(withSecurityHeaders);
  app.use(mergeSmallChunks);
  app.use(dropForgedHeaders(isTrustedProxy));
  app.use(normalizeHost);
  // Must precede route matching, which takes seconds for thousands of segments.
  app.use(refuseCostlyAddresses(bodyPace, drainLimits));
  app.use(createRequestTelemetry({ routeOf, accessLog }));
  if (shutdownSignal) app.use(reportShutdown(shutdownSignal));
  app.use(discardUnread(drainLimits));
  app.use(cutSlowBodies(bodyPace));
  app.use(refuseOtherMethods);
  app.use(refuseUnreadable);
  app.use(ignoreTrailingPunctuation);
  app.use(findNoPageAtUnroutablePath);
  app.use(refuseForeignForms);
  app.use(compression({ level: GZIP_LEVEL }));
  app.use('/assets', servePrecompressed(join(files, 'assets'), HASHED_FILE_CACHING));
  if (missingAssets !== null) app.use('/assets', missingAssets);
  if (sharedAssets !== null)
    app.use('/assets', express.static(sharedAssets, { ...HASHED_FILE_CACHING, index: false }));
  app.use(servePrecompressed(files, { maxAge: '1h' }));
  if (build !== undefined) app.use(addBuildHeader(build));
  if (overload) app.use(refuseOverload(overload));
  app.use(queueRequests());
  app.use(pages);
  app.use(explainFailure);
  return app;
}

/** A quarter faster than zlib's default, with pages 1 percent larger. */
const GZIP_LEVEL = 5;

const HASHED_FILE_CACHING = { immutable: true, maxAge: '1y' } as const;

function servePrecompressed(
  folder: string,
  serveStatic: { immutable?: boolean; maxAge: string },
): RequestHandler {
  const serveFile = staticFiles(folder, {
    enableBrotli: true,
    orderPreference: ['br'],
    index: false,
    serveStatic,
  });
  const paths = pathsIn(folder);
  return (request, response, next) => {
    if (!READ_METHODS.includes(request.method) || !paths.has(decodeURIComponent(request.path))) return next();
    serveFile(request, response, (error?: unknown) => {
      // The file's encoding must not apply to the error response.
      for (const name of ['Content-Encoding', 'Content-Type']) response.removeHeader(name);
      next(error);
    });
  };
}

function pathsIn(folder: string): ReadonlySet<string> {
  if (!existsSync(folder)) return new Set();
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return new Set(
    files.map((file) => `/${relative(folder, join(file.parentPath, file.name)).replaceAll(sep, '/')}`),
  );
}

const withSecurityHeaders: RequestHandler = (_, response, next) => {
  onHeaders(response, () => {
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
      if (!response.hasHeader(name)) response.setHeader(name, value);
    }
  });
  next();
};

const addBuildHeader =
  (build: string): RequestHandler =>
  (_, response, next) => {
    response.set(BUILD_HEADER, build);
    next();
  };

const refuseOtherMethods: RequestHandler = (request, response, next) => {
  if (METHODS.includes(request.method)) next();
  else {
    const allowsPut = getRequestContext()?.route === UPLOADS[0];
    const allowedMethods = METHODS.filter((method) => allowsPut || method !== 'PUT');
    sendErrorMessage(request, response.set('Allow', allowedMethods.join(', ')), 405, 'unknownMethod');
  }
};

function refuseCostlyAddresses(bodyPace: BodyPace, drainLimits: DrainLimits): RequestHandler {
  const cutSlowRequest = cutSlowBodies(bodyPace);
  return (request, response, next) => {
    // Later middleware refuses request targets that are no path, such as `*`.
    const problem = request.originalUrl.startsWith('/') ? findUrlProblem(request.originalUrl) : null;
    if (problem === null) return next();
    reportRefusal(problem === 'tooLong' ? 'long-address' : 'unreadable-address');
    discardBody(request, response, drainLimits);
    cutSlowRequest(request, response, () => {
      if (problem === 'tooLong') sendErrorMessage(request, response, 414, 'longAddress');
      else sendErrorMessage(request, response, 404, 'unreadableAddress');
    });
  };
}

const HOST_HEADER_PATTERN = /^[\w.-]+(:\d+)?$|^\[[\da-f:.]+\](:\d+)?$/i;

const refuseUnreadable: RequestHandler = (request, response, next) => {
  const { originalUrl, headers } = request;
  const isReadable =
    HOST_HEADER_PATTERN.test(headers.host ?? '') &&
    originalUrl.startsWith('/') &&
    URL.canParse(`http://${headers.host}${originalUrl}`);
  if (isReadable) next();
  else sendErrorMessage(request, response, 400, 'unreadableAddress');
};

const findNoPageAtUnroutablePath: RequestHandler = (request, _, next) => {
  if (!isRoutable(request.path)) {
    const [path = '', ...query] = request.originalUrl.split('?');
    const notFoundUrl = [`/not-found${path.replaceAll('%', '%25')}`, ...query].join('?');
    request.url = findUrlProblem(notFoundUrl) === null ? notFoundUrl : '/not-found';
    request.originalUrl = request.url;
  }
  next();
};

/** The router's patterns, even of the not-found page, match no line end. */
const LINE_END = /[\n\r\u2028\u2029]/;

function isRoutable(path: string): boolean {
  try {
    return !LINE_END.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}

const refuseForeignForms: RequestHandler = (request, response, next) => {
  if (isCrossSiteForm(request.method, (name) => request.headers[name])) {
    log.warn('control-refused', { control: 'foreign-form' });
    sendErrorMessage(request, response, 403, 'foreignForm');
    return;
  }
  // The framework refuses `Origin: null` even for the portal's own requests.
  if (request.headers.origin === 'null') delete request.headers.origin;
  next();
};

const explainFailure: ErrorRequestHandler = (error, request, response, _next) => {
  if (request.destroyed || response.headersSent) {
    response.destroy();
    return;
  }
  for (const name of ['Cache-Control', 'ETag', 'Last-Modified']) response.removeHeader(name);
  const status: unknown = error?.status;
  if (status === 412 || status === 416) {
    response.status(status).end();
    return;
  }
  log.error('request-failed', { method: request.method, error });
  sendErrorMessage(request, response, 500, 'request.default');
};
