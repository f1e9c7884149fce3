import { findExercises } from '@formline/shared/contracts/exercises';
import { PRODUCT_SLUG } from '@formline/shared/contracts/product';
import { servePage, type ServedPage, serveProduct } from '../servedProduct';
import { buildBareRows } from './bareRows';
import { manyExercises } from './manyExercises';

/** The product before a server that gives so many exercises as one page. */
export const serveLibrary = (count: number): Promise<ServedPage> =>
  serveProduct(`/libraries/exercises/${PRODUCT_SLUG}-exercises`, [
    [findExercises, { exercises: manyExercises(count), nextPage: null }],
  ]);

/** The bare rows of as many exercises. */
export const serveBareRows = async (count: number): Promise<ServedPage> =>
  servePage(await buildBareRows(), { at: '/exercises.json', value: manyExercises(count) });
