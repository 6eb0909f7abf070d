import type { Respelling } from './respelt-east.ts'

/** The same for languages from Arabic to Malay. */
export const RESPELT_SOUTH: Readonly<Record<string, readonly Respelling[]>> = {
  ms: [
    [/(?<=kamera )(?:perlahan-lahan|secara perlahan|perlahan|pelan-pelan) /gu, ''],
    [/\bberambut\b/gu, 'dengan rambut'],
    [
      /\bber(?=(?:gaun|kebaya|batik|sarung|peci|kerudung|jilbab|hijab|celana|rok|topi|jaket|jas hujan|jas|syal|sepatu|kaus|kaos|seragam|helm|celemek|baju|kacamata|payung|mantel|kemeja|rambut|jubah|janggut|jenggot|kumis|mata|bulu|sayap|ekor)\b)/gu,
      'dengan ',
    ],
    [/\byang\b/gu, ' '],
    [/\bmilik\b/gu, 'dari'],
    // Mengikutinya: whom it is done to.
    [/(?<=(?<!\p{L})me(?:ng|ny|m|n|l|r)\p{L}{3,})nya(?!\p{L})/gu, ' dia'],
    [/(?<=\p{L}{4})(?<!belakang|depan|samping|bawah)nya(?!\p{L})/gu, ''],
    // Indonesian counts beasts by tails, people by heads, things by fruits.
    [
      /(?<=\b(?:dua|tiga|empat|lima|enam|tujuh|delapan|sembilan|sepuluh|beberapa) )(?:ekor|orang|buah|helai|batang)\b/gu,
      '',
    ],
    [/\b(?:di luar|di luar jendela),? hujan(?: turun)?/gu, 'hujan'],
  ],
  ar: [
    // يرتدي درعا: what is worn is armour, what is raised a shield.
    [/(?<=[يت]رتدي )درعا?(?!\p{L})/gu, 'دروع'],
    [/(?<=غرف)ة نوم(?:ه|ها|هم)(?!\p{L})/gu, 'ة نوم'],
    // يحضر لها النادل كوبا: to whom, behind what.
    [/(?<=(?:^|[.,،] ?|و)[يت]\p{L}{2,6}) له(?!\p{L})([^.,،]*)/gu, '$1 إلى هو'],
    [/(?<=(?:^|[.,،] ?|و)[يت]\p{L}{2,6}) لها(?!\p{L})([^.,،]*)/gu, '$1 إلى هي'],
    [/(?<=(?:^|[.,،] ?|و)[يت]\p{L}{2,6}) لهما?(?!\p{L})([^.,،]*)/gu, '$1 إلى هم'],
    [/(?<!\p{L})عليه(?:ا)?(?=$|[ .,،])/gu, 'على هو'],
    [/(?<!\p{L})معه(?:م|ما|ن)(?=$|[ .,،])/gu, 'مع هم'],
    [/(?<!\p{L})(?:من|إلي|في|مع)ه(?:ا|م|ما)?(?=$|[ .,،])/gu, ''],
    [/السماء تمطر/gu, 'تمطر'],
    [/(?<!\p{L})(?:كوبا?|فنجانا?|كأسا?|زجاجة|طبقا?|وعاء) من (?=\p{L})/gu, ''],
    [/(?<=حقل|حقول|بحر) من (?=\p{L})/gu, ' '],
    // The mirror, not the woman (المرأة): without its marks it would be written like her.
    [/المرآ/gu, 'مرآ'],
    // وقطتها: "and" is written in one word with what follows, if that is a word of its own.
    [
      /(?<=\p{L} )و(?=(?:ال|قط|كلب|طفل|رجل|امرأ|بنت|فتا|حصان|طائر|شجر|قمر|نجو|مطر|ثلج|أم|أب|جد))/gu,
      'و ',
    ],
  ],
  he: [
    // מאחוריו, לידה: behind him, next to her, in one word.
    [/(?<!\p{L})מאחורי(?:ו|ה|הם|הן)(?!\p{L})/gu, 'מאחורי הוא'],
    [/(?<!\p{L})ליד(?:ו|ה|ם)(?!\p{L})/gu, 'ליד הוא'],
    [/(?<!\p{L})עלי(?:ו|ה|הם)(?!\p{L})/gu, 'על הוא'],
    [/(?<!\p{L})אית(?:ם|ן)(?!\p{L})/gu, 'עם הם'],
    [/(?<!\p{L})ממנ(?:ו|ה)(?!\p{L})/gu, ''],
    // מביא לה כוס תה: to whom, behind what.
    [
      /(?<=(?:מביא|נותן|מגיש|מראה|מוסר|מציע)(?:ה|ת|ים|ות)?) ל(?:ה|ו)(?!\p{L})([^.,]*)/gu,
      '$1 אל היא',
    ],
    [/(?<=(?:מביא|נותן|מגיש|מראה|מוסר|מציע)(?:ה|ת|ים|ות)?) להם(?!\p{L})([^.,]*)/gu, '$1 אל הם'],
  ],
  th: [
    // มีโลกเป็นฉากหลัง: there is no deed in it.
    [/มี(?=[^ .,]{1,20}เป็น(?:ฉากหลัง|พื้นหลัง))/gu, ' , '],
    // กล้องค่อยๆ ซูมออก: how slowly it moves is no other move.
    [/(?<=กล้อง)(?:ค่อยๆ|อย่างช้าๆ|ช้าๆ) ?/gu, ''],
    // ตลาดที่คึกคัก, บ้านที่กำลังไหม้: what is told of it.
    [
      /ที่(?=(?:กำลัง|คึกคัก|เหนื่อย|สงบ|มืด|ว่าง|เงียบ|สวย|เก่า|ใหญ่|เล็ก|หิว|เศร้า|มีความสุข|หัวเราะ|ร้องไห้|นอน|นั่ง|ยืน|วิ่ง|ลุกไหม้|แออัด|พลุกพล่าน))/gu,
      '',
    ],
    // อ่านนิทานให้เด็กๆ ฟัง: who is read to listens anyway.
    [/(?<=ให้[^.,]{1,24}?) ?ฟัง(?!เพลง)/gu, ''],
    [/(?<!\p{L})(?:ที่)?ด้านนอก|ข้างนอก/gu, 'กลางแจ้ง'],
    // รินชาให้ชายชรา: that it is done for somebody is no gift.
    [/(?<=(?:ริน|ซ่อม|ถัก|ทำ|เปิด|อ่าน|ร้อง|ตัด|ซื้อ|วาด|อบ|หวี|เย็บ)[^ .,]{1,24}?)ให้/gu, ' สำหรับ '],
    [
      /(?<=หนึ่ง|สอง|สาม|สี่|ห้า|หก|เจ็ด|แปด|เก้า|สิบ|หลาย)(?:ตัว|คน|คัน|ลำ|ดอก|ต้น|ใบ|เล่ม|หลัง|เชือก|ลูก|ชิ้น|อัน)/gu,
      '',
    ],
    [/(?:ตัว|คน|คัน|ลำ|ดอก|ต้น|ใบ|เล่ม|หลัง|เชือก)(?:หนึ่ง|นึง)/gu, 'หนึ่ง'],
    [/(?:กำลัง|อยู่)/gu, ''],
  ],
  fa: [
    // دنبال مادرشان از جاده عبور می‌کنند: who goes behind somebody follows.
    [
      /(?<!\p{L})دنبال (\p{L}+) از (\p{L}+) (?:عبور می‌کنند|رد می‌شوند|عبور می‌کند|رد می‌شود)/gu,
      '$1 را در $2 دنبال می‌کنند',
    ],
    [/(?<=دوربین )(?:آرام آرام|به آرامی|آرام|آهسته) /gu, ''],
    // در حال دویدن است: is at it.
    [/(?<!\p{L})در حال (?=\p{L}+(?: \p{L}+){0,3}[تد]ن(?!\p{L}))/gu, ''],
    [/(?<=[تد]ن) (?:است|هستند|هست)(?!\p{L})/gu, ''],
    // آن را: what was named.
    [/(?<!\p{L})آن را(?!\p{L})/gu, 'آنرا'],
    [/(?<!\p{L})(?:از|به|با) آن(?= می|$|[.,])/gu, ''],
    [/(?<!\p{L})برای(?:ش|شان)(?!\p{L})/gu, 'برای او'],
    // بالا می‌برد: lifts it.
    [/(?<!\p{L})بالا (ن?می‌(?:برد|برند|گیرد|آورد))/gu, 'بلند می‌کند'],
    [/ي/gu, 'ی'],
    [/ك/gu, 'ک'],
    [/(?<!\p{L})(ن?می) (?=\p{L})/gu, '$1\u200c'],
    [/\u200cی(?!\p{L})/gu, ''],
    // از روی پل: over it, and not from it.
    [/(?<!\p{L})از (?=(?:روی|پشت|کنار|جلوی) )/gu, ''],
    // کنارش: beside him, in one word.
    [/(?<!\p{L})(کنار|پشت|جلوی?|دور|روبروی|بالای)(?:ش|شان)(?!\p{L})/gu, '$1 او'],
  ],
  bn: [
    // তার উপর: on it.
    [/(?<![\p{L}\p{M}])তার (?=(?:উপর|নিচে|পাশে|সামনে)(?![\p{L}\p{M}]))/gu, 'সের '],
    [/(?<=তে) থাকা(?= )/gu, ' থাকা'],
    [/(হাস|কাঁদ|ঘুমা|দৌড়া|খেল)তে থাকা/gu, '$1ছে এমন'],
    [/(?<![\p{L}\p{M}])তাদের (?=মা|বাবা|বাড়ি|বন্ধু|ঘর)/gu, 'তার '],
    [/(?<=ক্যামেরা )(?:ধীরে ধীরে|আস্তে আস্তে|ধীরে) /gu, ''],
    // তাকে, তাদেরকে: whom it is done to, in the words for who acts.
    [/(?<![\p{L}\p{M}])(?:তাকে|তাঁকে|ওকে)(?![\p{L}\p{M}])/gu, 'সেকে'],
    [/(?<![\p{L}\p{M}])(?:তাদেরকে|তাদের(?= (?:দেখ|অনুসর|তাড়া|ডাক)))/gu, 'তারাকে'],
    [/(?<![\p{L}\p{M}])তা (?=থেকে|দিয়ে)/gu, 'সেটি '],
    [/(?<![\p{L}\p{M}])মধ্য দিয়ে/gu, 'ভিতর দিয়ে'],
    // নিয়ে যায়: takes it there.
    [/(?<![\p{L}\p{M}])নিয়ে (?:যা\S*|আস\S*)/gu, 'বহন করে'],
    // চা ঢেলে দিচ্ছে: that it is done for somebody is no gift.
    [
      /(?<=(?:ঢেলে|করে|বেঁধে|খুলে|কেটে|এনে|ছুঁড়ে|ছুড়ে|মুছে|তুলে|আঁচড়ে)) (?:দিচ্ছে|দিচ্ছেন|দে\S{0,3}|দিল)(?=[\s,.]|$)/gu,
      '',
    ],
  ],
  vi: [
    [/(?<=(?:máy quay|camera) )(?:từ từ|chậm rãi|dần dần) /gu, ''],
    [/(?<=tay|đầu|vai|lưng|mặt) nàng(?![\p{L}])/gu, ''],
    // Cô y tá, bác nông dân: a title before a calling is nobody else.
    [
      /(?<![\p{L}])(?:cô|anh|chị|chú|bác|ông|bà|thầy) (?=(?:y tá|bác sĩ|giáo viên|nông dân|đầu bếp|cảnh sát|lính|thợ|phi công|ca sĩ|họa sĩ|nhạc sĩ|hiệp sĩ|phù thủy|ngư dân|thủy thủ|phục vụ|bán hàng|chủ |lái xe|tài xế|thám tử|bảo vệ|giáo sư|kỹ sư|nhà )(?![\p{L}]))/gu,
      '',
    ],
    // Sau đó bà cười, cho cô: who was named before.
    [
      /(?<=(?:[.] |sau đó |rồi ))(bà|ông|cô|anh|chị|cậu)(?= (?!bé|gái|trai|giáo|lão|cụ|già|ấy|ta |chủ|dâu|ngoại|nội|chàng|hề|thợ|nông)\p{L})/gu,
      '$1 ấy',
    ],
    [
      /(?<= cho )(bà|ông|cô|anh|chị|cậu)(?= (?:một|hai|ba|tách|ly|cốc|chiếc|[.,])|[.,]|$)/gu,
      '$1 ấy',
    ],
    [/(?<![\p{L}])trời (?=(?:đang )?(?:mưa|tuyết|nắng|tối))/gu, ''],
    [/(?<![\p{L}])đang (?=mưa|có tuyết)/gu, ''],
    [/(?<![\p{L}])đến cho(?![\p{L}])/gu, 'đến'],
    [
      /(?<!\p{L})(?:chiếc|cái|vào lúc|vào|lúc|khu|của (?:mình|anh|cô|nó|ông|bà)(?: ấy)?)(?![\p{L}\p{M}]) ?/gu,
      '',
    ],
    [/người (?=thợ |nông dân|ngư dân|phụ nữ|lính)/gu, ''],
    [/cho ((?:\p{L}+ ){1,3})ăn(?!\p{L})/gu, 'cho ăn $1'],
    [/dưới (?=(?:dòng )?(?:sông|hồ|biển|ao|suối))/gu, 'trong '],
  ],
  hi: [
    [/(?<![\p{L}\p{M}])उस (?=(?:पर|में)(?: |$))/gu, 'वह '],
    [/चमकत[ाीे](?= है)/gu, 'चमक रहा'],
    // कैमरा धीरे-धीरे ज़ूम आउट: how slowly it moves is no other move.
    [/(?<=कैमरा )(?:धीरे-धीरे|धीरे धीरे|आहिस्ता) /gu, ''],
    // उसे फेंकती है, उनके पास: whom or what it is done to, in the words for who acts.
    [/(?<![\p{L}\p{M}])(?:उसे|उसको|उस को)(?![\p{L}\p{M}])/gu, 'वह को'],
    [/(?<![\p{L}\p{M}])(?:उन्हें|उनको|उन को)(?![\p{L}\p{M}])/gu, 'वे को'],
    [/(?<![\p{L}\p{M}])उससे(?![\p{L}\p{M}])/gu, 'वह से'],
    [/(?<![\p{L}\p{M}])उसके (?=(?:लिए|पास|साथ|पीछे|सामने|ऊपर|बगल)(?![\p{L}\p{M}]))/gu, 'वह के '],
    [/(?<![\p{L}\p{M}])उनके (?=(?:लिए|पास|साथ|पीछे|सामने|ऊपर|बगल)(?![\p{L}\p{M}]))/gu, 'वे के '],
    // बच्चे को: before a small word it is one child.
    [/बच्चे(?= (?:को|का|के|की|ने|से|पर|में)(?![\p{L}\p{M}]))/gu, 'बच्चा'],
    [/(?<=[\p{L}\p{M}]+(?:ता|ते|ती|ी|ा|े)) (?=हु(?:ए|ई|आ)(?![\p{L}\p{M}]))/gu, ''],
  ],
}
