/** Ways of writing the same address that browsers and C libraries understand. */
type Write = (value: bigint) => string

const bytesOf = (value: bigint): number[] =>
  [24n, 16n, 8n, 0n].map((shift) => Number((value >> shift) & 0xffn))

const groupsOf = (value: bigint): string[] =>
  Array.from({ length: 8 }, (_, index) =>
    ((value >> BigInt((7 - index) * 16)) & 0xffffn).toString(16),
  )

const fullWidth = (text: string): string =>
  text.replace(/[\d.]/g, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0))

export const toDotted: Write = (value) => bytesOf(value).join('.')
export const toGroups: Write = (value) => groupsOf(value).join(':')

export const NOTATIONS_4: readonly Write[] = [
  toDotted,
  (value) => `${toDotted(value)}.`,
  (value) => String(value),
  (value) => `0x${value.toString(16)}`,
  (value) => `0X${value.toString(16).toUpperCase()}`,
  (value) => `0${value.toString(8)}`,
  (value) =>
    bytesOf(value)
      .map((byte) => `0x${byte.toString(16)}`)
      .join('.'),
  (value) =>
    bytesOf(value)
      .map((byte) => `0${byte.toString(8)}`)
      .join('.'),
  (value) =>
    bytesOf(value)
      .map((byte) => `0000${byte.toString(8)}`)
      .join('.'),
  (value) => `${value >> 24n}.${value & 0xff_ffffn}`,
  (value) => `${value >> 24n}.${(value >> 16n) & 0xffn}.${value & 0xffffn}`,
  (value) => `0x${(value >> 24n).toString(16)}.0${(value & 0xff_ffffn).toString(8)}`,
  (value) => fullWidth(toDotted(value)),
  (value) => toDotted(value).replaceAll('.', '。'),
  (value) => toDotted(value).replaceAll('.', '%2e'),
  (value) => `@${toDotted(value)}`,
  (value) => `user:word@${toDotted(value)}`,
]

export const NOTATIONS_6: readonly Write[] = [
  (value) => `[${toGroups(value)}]`,
  (value) => `[${toGroups(value).toUpperCase()}]`,
  (value) =>
    `[${groupsOf(value)
      .map((group) => group.padStart(4, '0'))
      .join(':')}]`,
  (value) => `[${groupsOf(value).slice(0, 6).join(':')}:${toDotted(value & 0xffff_ffffn)}]`,
  (value) => `[${toGroups(value).replace(/(^|:)0(:0)+(:|$)/, '::')}]`,
]
