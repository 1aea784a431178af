/** The body of a file. Throws an Error that names address and status when the answer is not "ok". */
export const fetchBytes = async (url: string, init?: RequestInit): Promise<Uint8Array> => {
  const response = await fetch(url, init);
  if (!response.ok) throw new Error(`${url}: ${response.status} ${response.statusText}`);
  return new Uint8Array(await response.arrayBuffer());
};

/** Runs `attempt`; when it fails, once more past every cache: a damaged copy must not stay. */
export const twice = async <Value>(attempt: (init?: RequestInit) => Promise<Value>): Promise<Value> => {
  try {
    return await attempt();
  } catch {
    return attempt({ cache: 'reload' });
  }
};

/** A file of the build that is not the index, with the same second attempt. */
export const loadFile = (url: string): Promise<Uint8Array> => twice((init) => fetchBytes(url, init));
