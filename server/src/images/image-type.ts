/* oxlint-disable no-control-regex -- signatures of files are full of control characters */
import { AppError } from '../errors/app-error.ts'

/** What a picture may come as. */
export type ImageType = 'image/png' | 'image/jpeg' | 'image/webp' | 'image/avif' | 'image/gif'

const HEAD_BYTES = 256

const ACCEPTED: readonly (readonly [RegExp, ImageType])[] = [
  [/^\x89PNG\r\n\x1a\n/, 'image/png'],
  [/^\xff\xd8\xff/, 'image/jpeg'],
  [/^RIFF.{4}WEBP/s, 'image/webp'],
  [/^GIF8[79]a/, 'image/gif'],
]

/** What people send by mistake, in the words they would use. The order matters: the last ones are the vaguest. */
const REFUSED: readonly (readonly [RegExp, string])[] = [
  [/^.{4}ftyp(?:hei|hev|mif|msf)/s, 'a HEIC photo'],
  [/^.{4}ftyp(?:jpx|jp2)|^.{4}jP {2}|^\xff\x4f\xff\x51/s, 'a JPEG 2000 picture'],
  [/^.{4}ftyp|^RIFF.{4}AVI |^\x1a\x45\xdf\xa3/s, 'a video'],
  [/^\xff\x0a|^.{4}JXL /s, 'a JPEG XL picture'],
  [/^(?:II\*\0|MM\0\*|II\+\0|MM\0\+)/, 'a TIFF picture'],
  [/^BM/, 'a BMP picture'],
  [/^8BPS/, 'a Photoshop file'],
  [/^\0\0[\x01\x02]\0/, 'an icon file'],
  [/^%PDF|^%!PS/, 'a PDF document'],
  [/^PK[\x03\x05]|^\x1f\x8b|^7z\xbc\xaf|^Rar!/, 'an archive'],
  [/<svg[\s>]/i, 'an SVG drawing'],
  [/^\s*(?:<!doctype html|<html|<head|<body|<script)/i, 'a web page'],
  [/^\s*[<{[]/, 'a text document'],
]

/** Tells by the first bytes what a file is; neither its name nor what its sender says counts. */
export function sniffImageType(bytes: Uint8Array): ImageType {
  const head = Buffer.from(bytes.subarray(0, HEAD_BYTES)).toString('latin1')
  const type = ACCEPTED.find(([pattern]) => pattern.test(head))?.[1]
  if (type) return type
  if (isAvif(head)) return 'image/avif'
  const text = head.replace(/^\xef\xbb\xbf/, '')
  const found = REFUSED.find(([pattern]) => pattern.test(text))?.[1] ?? 'no picture we can read'
  throw new AppError('invalid_image', `This is ${found}: send a PNG, JPEG, WebP, AVIF or GIF.`)
}

// `mif1` says only that it is some HEIF file: the brands after it tell an AVIF from a HEIC.
function isAvif(head: string): boolean {
  if (head.slice(4, 8) !== 'ftyp') return false
  const brands = head.slice(8, Buffer.from(head.slice(0, 4), 'latin1').readUInt32BE(0))
  return (brands.match(/.{4}/gs) ?? []).some((brand) => brand === 'avif' || brand === 'avis')
}
