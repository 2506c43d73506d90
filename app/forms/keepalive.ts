const MAX_KEEPALIVE_BYTES = 60_000;

/** Browsers refuse a request that outlives its page if the bodies of all such requests exceed 64 KiB. */
export const canOutlivePage = (body: URLSearchParams): boolean => String(body).length <= MAX_KEEPALIVE_BYTES;
