import { errorCodes } from '@formline/shared/contracts/errorCodes';
import * as z from '@formline/shared/contracts/schema';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { byteRange } from '../../../media/MediaStore';
import { MEDIA_PATH, servedType } from './mediaAddress';
import { HttpProblem, notFound, unauthenticated } from '../../../plugins/HttpProblem';
import type { ModuleContext } from '../../context';
import { mediaViewService } from './mediaView.service';
import { viewersService } from './viewers.service';
import { libraryTexts as texts } from '../library.texts';

const fileNameSchema = z.object({
  folder: z.string().check(z.regex(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)),
  name: z.string().check(z.regex(/^[\w-]{1,60}\.[a-z0-9]{1,5}$/)),
});

/** Browser elements such as `img` cannot send a token, so they authenticate with a cookie. */
export async function mediaViewRoutes(app: FastifyInstance, context: ModuleContext): Promise<void> {
  const { authenticate, clock, config, db, media, refuseOverload } = context;
  const viewers = viewersService({ db, clock, isSecure: config.publicUrl.startsWith('https:') });
  const files = mediaViewService({ db, media });
  const findViewer = async (request: FastifyRequest) =>
    request.headers.authorization === undefined
      ? viewers.findByCookies(request.headers.cookie)
      : authenticate(request);

  app.get(`${MEDIA_PATH}/:folder/:name`, { schema: { hide: true } }, async (request, reply) => {
    await refuseOverload();
    const viewer = await findViewer(request);
    if (!viewer) throw unauthenticated();
    const file = z.safeParse(fileNameSchema, request.params).data;
    const type = file && servedType(file.name);
    const byteSize = file && type ? await files.findByteSize(file, viewer) : null;
    if (!file || !type || byteSize === null) throw notFound();
    const etag = `"${file.name}-${byteSize}"`;
    reply.headers({ ...headsOf(type), etag });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    const range = byteRange(wantedRange(request, etag), byteSize);
    if (range === 'unsatisfiable') {
      reply.header('content-range', `bytes */${byteSize}`);
      throw unsatisfiable();
    }
    const { start, end } = range ?? { start: 0, end: byteSize - 1 };
    if (range) reply.code(206).header('content-range', `bytes ${start}-${end}/${byteSize}`);
    return reply.header('content-length', end - start + 1).send(await files.read(file, { start, end }));
  });
}

/** Revalidated on every use, so that deleted or no longer permitted files are not shown from the cache. */
const headsOf = (type: string) => ({
  'content-type': type,
  'accept-ranges': 'bytes',
  'cache-control': 'private, no-cache',
  'content-disposition': 'inline',
  'content-security-policy': "default-src 'none'; sandbox",
  vary: 'Cookie, Authorization',
});

/** If-Range: a range of another version would not fit the part the caller has. */
const wantedRange = ({ headers }: FastifyRequest, etag: string): string | undefined =>
  headers['if-range'] === undefined || headers['if-range'] === etag ? headers.range : undefined;

const unsatisfiable = (): HttpProblem =>
  new HttpProblem(416, { message: texts.media.shorterFile, code: errorCodes.invalidInput });
