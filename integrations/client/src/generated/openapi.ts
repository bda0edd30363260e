// Generated from the OpenAPI document.
export interface paths {
    "/books": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search books by title or author
         * @description Searches Google Books, then Open Library. Up to 30 requests a minute and 300 a day. Scope: `books:read`.
         */
        get: operations["searchBooks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/books/{book}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find a book
         * @description Looks a book up in Google Books and Open Library. Up to 30 requests a minute and 300 a day. Scope: `books:read`.
         */
        get: operations["getBook"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List links
         * @description Scope: `links:read`.
         */
        get: operations["listLinks"];
        put?: never;
        /**
         * Create a link
         * @description Saves a Global Link for a book. By default, up to 600 an hour. A free account can have 5 links; Premium has no limit. Scope: `links:write`.
         */
        post: operations["createLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/links/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create several links
         * @description Creates up to 100 links. Each row counts as one request. A row that fails does not stop the others. At a limit, the response is 429 with the same `results`: those of the rows before, and `rate-limited` for the rest, which you can send again after `Retry-After`. Without `results`, the limit of requests refused the whole batch. After 20 seconds, the remaining rows get `unavailable`; send them again, with another idempotency key. A batch that created nothing is not stored. Scope: `links:write`.
         */
        post: operations["createLinks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/links/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve a link
         * @description Scope: `links:read`.
         */
        get: operations["getLink"];
        put?: never;
        post?: never;
        /**
         * Remove a link
         * @description Readers then see the book without your tags. You can restore the link for 30 days. Scope: `links:write`.
         */
        delete: operations["removeLink"];
        options?: never;
        head?: never;
        /**
         * Update the labels or note of a link
         * @description Missing fields stay as they are. Title and authors are part of the details. Scope: `links:write`.
         */
        patch: operations["updateLink"];
        trace?: never;
    };
    "/links/{id}/slug": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Choose the slug of a link
         * @description Earlier slugs keep working and stay yours. Up to 60 new slugs an hour. Scope: `links:write`. Needs Premium.
         */
        put: operations["setSlug"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/links/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a removed link
         * @description Scope: `links:write`.
         */
        post: operations["restoreLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/links/{id}/details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve the book details that pages show
         * @description Scope: `links:read`.
         */
        get: operations["getDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update the book details that pages show
         * @description Missing fields stay as they are. `null` resets a field to the catalog. An empty string means that the book has none. Scope: `links:write`.
         */
        patch: operations["updateDetails"];
        trace?: never;
    };
    "/links/{id}/cover": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the cover
         * @description The body is a JPEG, PNG, or WebP image of at most 8 MB, and replaces the catalog’s cover. Scope: `links:write`.
         */
        put: operations["setCover"];
        post?: never;
        /**
         * Show the catalog’s cover again
         * @description Scope: `links:write`.
         */
        delete: operations["removeCover"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/links/{id}/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve the settings of a link
         * @description Scope: `links:read`.
         */
        get: operations["getSettings"];
        /**
         * Replace the settings of a link
         * @description Missing settings get their default. Without Premium, you can change `mode` and the format of the book. Scope: `links:write`.
         */
        put: operations["replaceSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update some settings of a link
         * @description Missing settings stay as they are. Without Premium, you can change `mode` and the format of the book. Scope: `links:write`.
         */
        patch: operations["updateSettings"];
        trace?: never;
    };
    "/links/{id}/channels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a link’s slugs by channel
         * @description Scope: `links:read`.
         */
        get: operations["listChannels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/links/{id}/channels/{channel}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Get the slug for a channel
         * @description Creates the slug if the link has none for this channel. Repeating the request changes nothing. Scope: `links:write`.
         */
        put: operations["createChannel"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/links/{id}/slugs/{slug}/campaign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the campaign of a slug
         * @description An empty string removes the campaign. Scope: `links:write`.
         */
        put: operations["setCampaign"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/links/{id}/route": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * See where a reader would go
         * @description Does not count as a click. Scope: `links:read`.
         */
        get: operations["getRoute"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import links or books
         * @description Starts a job that saves a link for each row, up to 10000 rows. Send up to 100 rows, or a file as long as a request can be; each 1000 characters of it count as one request. For more rows, set `moreRows`, and add them. An import that never started, or that is undone, is removed. Scope: `links:write`.
         */
        post: operations["createImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/{id}/rows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what an import did with each row
         * @description Scope: `links:read`.
         */
        get: operations["listImportRows"];
        put?: never;
        /**
         * Add rows to an import
         * @description Rows that are sent again are stored once. Scope: `links:write`.
         */
        post: operations["addImportRows"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the progress of an import
         * @description Scope: `links:read`.
         */
        get: operations["getImport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop or undo an import
         * @description Stops it if it is going. A job then removes the links that it created, and those that it brought back. Scope: `links:write`.
         */
        post: operations["undoImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/labels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List labels
         * @description Scope: `links:read`.
         */
        get: operations["listLabels"];
        put?: never;
        /**
         * Create a label
         * @description Scope: `links:write`.
         */
        post: operations["createLabel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/labels/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a label
         * @description Takes the label off its links, keeps the links, and returns the label. Scope: `links:write`.
         */
        delete: operations["removeLabel"];
        options?: never;
        head?: never;
        /**
         * Rename or recolor a label
         * @description Scope: `links:write`.
         */
        patch: operations["updateLabel"];
        trace?: never;
    };
    "/labels/{id}/merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move the links of a label to another label
         * @description Then removes the first label. Scope: `links:write`.
         */
        post: operations["mergeLabel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/series": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List series
         * @description Scope: `links:read`.
         */
        get: operations["listSeries"];
        put?: never;
        /**
         * Create a series
         * @description Scope: `links:write`.
         */
        post: operations["createSeries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/series/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve a series
         * @description Scope: `links:read`.
         */
        get: operations["getSeries"];
        put?: never;
        post?: never;
        /**
         * Remove a series
         * @description Its links stay. You can restore it for 30 days. Scope: `links:write`.
         */
        delete: operations["removeSeries"];
        options?: never;
        head?: never;
        /**
         * Update or publish a series
         * @description Missing fields stay as they are. Scope: `links:write`.
         */
        patch: operations["updateSeries"];
        trace?: never;
    };
    "/series/{id}/books": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the books of a series
         * @description In reading order. A position of 150 reads as 1.5. Scope: `links:write`.
         */
        put: operations["setSeriesBooks"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/series/{id}/address": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Choose the address of a series page
         * @description Earlier addresses keep working. Scope: `links:write`.
         */
        put: operations["setSeriesAddress"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/series/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a removed series
         * @description Scope: `links:write`.
         */
        post: operations["restoreSeries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clicks/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Aggregate the clicks from the last 30 days
         * @description Scope: `clicks:read`.
         */
        get: operations["getClickSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clicks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Aggregate clicks by day, country, store, and more
         * @description Days are in the time zone of your account. Up to 120 requests a minute. Scope: `clicks:read`. Needs Premium.
         */
        get: operations["getClicks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clicks/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export every hit
         * @description One hit per line, streamed. In NDJSON, `hour` is a number and unknown values are null. A CSV file begins with a UTF-8 byte order mark. Up to 10 requests a minute. Scope: `clicks:read`. Needs Premium.
         */
        get: operations["exportClicks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/earnings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Aggregate earnings by day, book, store, and more
         * @description Returns the totals from your Earnings page. Clicks count only on days that your reports cover. If your reports have several currencies, amounts are converted at the rates that you set on that page. Scope: `earnings:read`. Needs Premium.
         */
        get: operations["getEarnings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/earnings/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the reports that you imported
         * @description Scope: `earnings:read`.
         */
        get: operations["listEarningReports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List webhooks
         * @description Scope: `webhooks:write`.
         */
        get: operations["listWebhooks"];
        put?: never;
        /**
         * Create a webhook
         * @description Up to 10 per account. Only this response includes the secret. We email the owner. Events about links and stores also need the scope `links:read`. Events about clicks also need `clicks:read`. Scope: `webhooks:write`.
         */
        post: operations["createWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve a webhook
         * @description Scope: `webhooks:write`.
         */
        get: operations["getWebhook"];
        put?: never;
        post?: never;
        /**
         * Delete a webhook
         * @description Also deletes its log. Returns the deleted webhook. Scope: `webhooks:write`.
         */
        delete: operations["removeWebhook"];
        options?: never;
        head?: never;
        /**
         * Update, pause, or resume a webhook
         * @description Missing fields stay as they are. `isPaused: false` also turns on a webhook that the server turned off. To change the URL, the key needs the scopes for all of the webhook’s events. We then email the owner. Scope: `webhooks:write`.
         */
        patch: operations["updateWebhook"];
        trace?: never;
    };
    "/webhooks/{id}/secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate the secret of a webhook
         * @description For 24 hours, we also sign with the old secret. Only this response includes the new one. We email the owner. Scope: `webhooks:write`.
         */
        post: operations["rotateSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test event
         * @description Scope: `webhooks:write`.
         */
        post: operations["testWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the deliveries of a webhook
         * @description Newest first. Also needs the scopes `links:read` and `clicks:read`. Scope: `webhooks:write`.
         */
        get: operations["listDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook-deliveries/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve a delivery with its request and response
         * @description Also needs the scopes `links:read` and `clicks:read`. Scope: `webhooks:write`.
         */
        get: operations["getDelivery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook-deliveries/{id}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send an event again
         * @description Tries once, with the same `webhook-id`. Also needs the scopes `links:read` and `clicks:read`. Scope: `webhooks:write`.
         */
        post: operations["resendDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve the details of your key
         * @description Any key can call this endpoint.
         */
        get: operations["getKey"];
        put?: never;
        post?: never;
        /**
         * Revoke your key
         * @description It stops working at once. You cannot undo this. Any key can call this endpoint.
         */
        delete: operations["revokeKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        NewLink: {
            /** @description An ISBN, an ASIN, or a bookstore’s product URL. */
            book: string;
            /** @description The format of the book. It matters only for ASINs that start with B0. */
            format?: ("kindle" | "paperback" | "hardcover" | "audiobook") | null;
            /** @description Names of labels. */
            labels?: string[];
            /** @description Only you see it. */
            note?: string;
            /** @description Your pages show this title instead of the catalog’s. */
            title?: string;
            /** @description Your pages show these authors instead of the catalog’s. */
            authors?: string[];
            /** @description The end of the short link. Needs Premium. Without a slug in the request, we choose a random one. */
            slug?: string;
        };
        BookDetailsChange: {
            title?: string | null;
            subtitle?: string | null;
            authors?: string[] | null;
            description?: string | null;
            language?: ("" | "aa" | "ab" | "ae" | "af" | "ak" | "am" | "an" | "ar" | "as" | "av" | "ay" | "az" | "ba" | "be" | "bg" | "bi" | "bm" | "bn" | "bo" | "br" | "bs" | "ca" | "ce" | "ch" | "co" | "cr" | "cs" | "cu" | "cv" | "cy" | "da" | "de" | "dv" | "dz" | "ee" | "el" | "en" | "eo" | "es" | "et" | "eu" | "fa" | "ff" | "fi" | "fj" | "fo" | "fr" | "fy" | "ga" | "gd" | "gl" | "gn" | "gu" | "gv" | "ha" | "he" | "hi" | "ho" | "hr" | "ht" | "hu" | "hy" | "hz" | "ia" | "id" | "ie" | "ig" | "ii" | "ik" | "io" | "is" | "it" | "iu" | "ja" | "jv" | "ka" | "kg" | "ki" | "kj" | "kk" | "kl" | "km" | "kn" | "ko" | "kr" | "ks" | "ku" | "kv" | "kw" | "ky" | "la" | "lb" | "lg" | "li" | "ln" | "lo" | "lt" | "lu" | "lv" | "mg" | "mh" | "mi" | "mk" | "ml" | "mn" | "mr" | "ms" | "mt" | "my" | "na" | "nb" | "nd" | "ne" | "ng" | "nl" | "nn" | "nr" | "nv" | "ny" | "oc" | "oj" | "om" | "or" | "os" | "pa" | "pi" | "pl" | "ps" | "pt" | "qu" | "rm" | "rn" | "ro" | "ru" | "rw" | "sa" | "sc" | "sd" | "se" | "sg" | "si" | "sk" | "sl" | "sm" | "sn" | "so" | "sq" | "sr" | "ss" | "st" | "su" | "sv" | "sw" | "ta" | "te" | "tg" | "th" | "ti" | "tk" | "tl" | "tn" | "to" | "tr" | "ts" | "tt" | "tw" | "ty" | "ug" | "uk" | "ur" | "uz" | "ve" | "vi" | "vo" | "wa" | "wo" | "xh" | "yi" | "yo" | "za" | "zh" | "zu") | null;
            series?: string | null;
            seriesNumber?: string | null;
            publishedOn?: string | null;
        };
        LinkSettingsChange: {
            /** @enum {string} */
            mode?: "instant" | "choose";
            rules?: {
                countries: components["schemas"]["CountryCode"][];
                target: {
                    /** @constant */
                    kind: "edition";
                    identifier: string;
                } | {
                    /** @constant */
                    kind: "retailer";
                    /** @enum {string} */
                    retailer: components["schemas"]["Retailer"];
                } | {
                    /** @constant */
                    kind: "marketplace";
                    marketplace: components["schemas"]["Marketplace"];
                } | {
                    /** @constant */
                    kind: "page";
                };
            }[];
            defaultCountry?: components["schemas"]["CountryCode"] | null;
            editions?: {
                /** @enum {string} */
                format: "kindle" | "paperback" | "hardcover" | "audiobook";
                identifier: string;
                notSoldIn: components["schemas"]["CountryCode"][];
                /** @enum {string} */
                language?: "af" | "ar" | "bg" | "bn" | "ca" | "cs" | "cy" | "da" | "de" | "el" | "en" | "es" | "et" | "eu" | "fa" | "fi" | "fr" | "ga" | "gl" | "gu" | "he" | "hi" | "hr" | "hu" | "id" | "is" | "it" | "ja" | "kn" | "ko" | "la" | "lb" | "lt" | "lv" | "ml" | "mr" | "ms" | "nl" | "no" | "pa" | "pl" | "pt" | "ro" | "ru" | "sk" | "sl" | "sq" | "sr" | "sv" | "sw" | "ta" | "te" | "th" | "tl" | "tr" | "uk" | "ur" | "vi" | "zh";
            }[];
            matchLanguage?: boolean;
            excluded?: components["schemas"]["Marketplace"][];
            overrides?: {
                [key: string]: string;
            };
            attribution?: {
                [key: string]: string;
            };
            recordUtm?: boolean;
            retailers?: {
                order?: components["schemas"]["Retailer"][];
                off?: components["schemas"]["Retailer"][];
                pages?: {
                    [key: string]: string;
                };
            };
            look?: {
                accent?: ("ink" | "oxblood" | "rust" | "olive" | "forest" | "teal" | "navy" | "plum") | null;
                language?: string | null;
                readonly order?: ("note" | "about" | "links" | "stores" | "newsletter" | "date" | "newest" | "series" | "books")[];
                readonly hidden?: ("note" | "about" | "links" | "stores" | "newsletter" | "date" | "newest" | "series" | "books")[];
                newsletter?: string | null;
                date?: {
                    /** Format: date */
                    day: string;
                    text: string;
                } | null;
                note?: string;
                /** @enum {string} */
                layout?: "classic" | "cover" | "minimal";
                /** @enum {string} */
                button?: "first" | "amazon" | "bn" | "bam" | "bookshop-us" | "bookshop-uk" | "target" | "walmart" | "thriftbooks" | "powells" | "waterstones" | "foyles" | "hatchards" | "blackwells" | "tgjones" | "hive" | "easons" | "worldofbooks" | "indigo" | "booktopia" | "dymocks" | "readings" | "qbd" | "angusrobertson" | "fishpond" | "mightyape" | "thalia" | "hugendubel" | "buecherde" | "orellfuessli" | "exlibris" | "fnac" | "decitre" | "cultura" | "feltrinelli" | "ibs" | "mondadori" | "casadellibro" | "gandhi" | "porrua" | "travessa" | "buscalibre" | "bol" | "adlibris" | "bokus" | "saxo" | "empik" | "flipkart" | "crossword" | "takealot" | "loot" | "exclusivebooks" | "rakuten-books" | "kinokuniya-jp" | "kinokuniya" | "bwb" | "alibris" | "abebooks" | "kobo" | "apple" | "google" | "audible" | "librofm" | "smashwords" | "ebay" | "worldcat";
                formats?: ("print" | "ebook" | "audio")[];
            };
        };
        /** @enum {string} */
        CountryCode: "AD" | "AE" | "AF" | "AG" | "AI" | "AL" | "AM" | "AO" | "AQ" | "AR" | "AS" | "AT" | "AU" | "AW" | "AX" | "AZ" | "BA" | "BB" | "BD" | "BE" | "BF" | "BG" | "BH" | "BI" | "BJ" | "BL" | "BM" | "BN" | "BO" | "BQ" | "BR" | "BS" | "BT" | "BV" | "BW" | "BY" | "BZ" | "CA" | "CC" | "CD" | "CF" | "CG" | "CH" | "CI" | "CK" | "CL" | "CM" | "CN" | "CO" | "CR" | "CU" | "CV" | "CW" | "CX" | "CY" | "CZ" | "DE" | "DJ" | "DK" | "DM" | "DO" | "DZ" | "EC" | "EE" | "EG" | "EH" | "ER" | "ES" | "ET" | "FI" | "FJ" | "FK" | "FM" | "FO" | "FR" | "GA" | "GB" | "GD" | "GE" | "GF" | "GG" | "GH" | "GI" | "GL" | "GM" | "GN" | "GP" | "GQ" | "GR" | "GS" | "GT" | "GU" | "GW" | "GY" | "HK" | "HM" | "HN" | "HR" | "HT" | "HU" | "ID" | "IE" | "IL" | "IM" | "IN" | "IO" | "IQ" | "IR" | "IS" | "IT" | "JE" | "JM" | "JO" | "JP" | "KE" | "KG" | "KH" | "KI" | "KM" | "KN" | "KP" | "KR" | "KW" | "KY" | "KZ" | "LA" | "LB" | "LC" | "LI" | "LK" | "LR" | "LS" | "LT" | "LU" | "LV" | "LY" | "MA" | "MC" | "MD" | "ME" | "MF" | "MG" | "MH" | "MK" | "ML" | "MM" | "MN" | "MO" | "MP" | "MQ" | "MR" | "MS" | "MT" | "MU" | "MV" | "MW" | "MX" | "MY" | "MZ" | "NA" | "NC" | "NE" | "NF" | "NG" | "NI" | "NL" | "NO" | "NP" | "NR" | "NU" | "NZ" | "OM" | "PA" | "PE" | "PF" | "PG" | "PH" | "PK" | "PL" | "PM" | "PN" | "PR" | "PS" | "PT" | "PW" | "PY" | "QA" | "RE" | "RO" | "RS" | "RU" | "RW" | "SA" | "SB" | "SC" | "SD" | "SE" | "SG" | "SH" | "SI" | "SJ" | "SK" | "SL" | "SM" | "SN" | "SO" | "SR" | "SS" | "ST" | "SV" | "SX" | "SY" | "SZ" | "TC" | "TD" | "TF" | "TG" | "TH" | "TJ" | "TK" | "TL" | "TM" | "TN" | "TO" | "TR" | "TT" | "TV" | "TW" | "TZ" | "UA" | "UG" | "UM" | "US" | "UY" | "UZ" | "VA" | "VC" | "VE" | "VG" | "VI" | "VN" | "VU" | "WF" | "WS" | "XK" | "YE" | "YT" | "ZA" | "ZM" | "ZW";
        /** @enum {string} */
        Retailer: "bn" | "bam" | "bookshop-us" | "bookshop-uk" | "target" | "walmart" | "thriftbooks" | "powells" | "waterstones" | "foyles" | "hatchards" | "blackwells" | "tgjones" | "hive" | "easons" | "worldofbooks" | "indigo" | "booktopia" | "dymocks" | "readings" | "qbd" | "angusrobertson" | "fishpond" | "mightyape" | "thalia" | "hugendubel" | "buecherde" | "orellfuessli" | "exlibris" | "fnac" | "decitre" | "cultura" | "feltrinelli" | "ibs" | "mondadori" | "casadellibro" | "gandhi" | "porrua" | "travessa" | "buscalibre" | "bol" | "adlibris" | "bokus" | "saxo" | "empik" | "flipkart" | "crossword" | "takealot" | "loot" | "exclusivebooks" | "rakuten-books" | "kinokuniya-jp" | "kinokuniya" | "bwb" | "alibris" | "abebooks" | "kobo" | "apple" | "google" | "audible" | "librofm" | "smashwords" | "ebay" | "worldcat" | "whsmith" | "wordery" | "bookdepository" | "saraiva";
        /** @enum {string} */
        Marketplace: "us" | "uk" | "ca" | "de" | "fr" | "es" | "it" | "jp" | "in" | "br" | "mx" | "au" | "nl" | "se" | "pl" | "be" | "ie" | "sg" | "ae" | "sa" | "eg" | "tr" | "za";
        NewImport: {
            /** @description To find the import again. */
            fileName?: string;
            /** @description The text of a file: CSV or JSON of another service, or a list of books. */
            file?: string;
            /** @description The first rows, instead of a file. */
            rows?: components["schemas"]["NewImportRow"][];
            /**
             * @description How many rows you will add. The import starts when it has all.
             * @default 0
             */
            moreRows: number;
            /**
             * @description Where the rows are from; `list` is your own list. The server recognizes the service of a file.
             * @default list
             * @enum {string}
             */
            service: "list" | "books2read" | "booklinker" | "geniuslink" | "bitly" | "dub" | "shlink" | "kutt" | "yourls" | "other";
        };
        NewImportRow: {
            /** @description An ISBN, an ASIN, or a product URL. */
            book: string;
            title?: string;
            authors?: string[];
            labels?: string[];
            note?: string;
            /** @description The slug to keep for this link. */
            slug?: string;
            oldAddress?: string;
            /**
             * @description Clicks at the other service.
             * @default null
             */
            clicks: number | null;
            /** @default null */
            createdOn: string | null;
            /** @description The line of this row in the file. */
            line?: number;
        };
        NewLabel: {
            name: string;
            /** @enum {string} */
            color: "blue" | "green" | "purple" | "orange" | "teal" | "pink" | "yellow" | "red" | "gray";
        };
        NewSeries: {
            name: string;
            /** @default [] */
            books: {
                linkId: string;
                position: number;
                /** @default null */
                nextLinkId: string | null;
            }[];
        };
        SeriesChange: {
            name?: string;
            text?: string;
            isPublished?: boolean;
            startLinkId?: string | null;
        };
        SeriesBooks: {
            books: {
                linkId: string;
                position: number;
                /** @default null */
                nextLinkId: string | null;
            }[];
        };
        NewWebhook: {
            /**
             * Format: uri
             * @description An https URL on port 443, with a public host.
             */
            url: string;
            events: ("link.created" | "link.updated" | "link.deleted" | "retailer.reported" | "clicks.hourly")[];
        };
        WebhookChange: {
            /**
             * Format: uri
             * @description An https URL on port 443, with a public host.
             */
            url?: string;
            events?: ("link.created" | "link.updated" | "link.deleted" | "retailer.reported" | "clicks.hourly")[];
            isPaused?: boolean;
        };
        FoundBook: {
            isbn13: string;
            title: string;
            authors: string[];
            publisher: string | null;
            /** @description Of this edition; null if unknown. */
            year: number | null;
        };
        Problem: {
            /** @description A page that explains the error. */
            type: string;
            title: string;
            status: number;
            detail: string;
            /**
             * @description A stable code for your program to check.
             * @example invalid-url
             */
            code: string;
            /** @description Facts about the error, such as the `field` and the `rule` that it broke. With `invalid-identifier`, `problem` can be `empty`, `length`, `check-digit`, `filler`, `music`, `not-a-book-code`, `title`, `lost-zero`, `letter`, `shortened`, and `offer` is the ISBN that was probably meant. */
            details?: {
                [key: string]: string | number | boolean;
            };
            /** @description Quote it when you contact us. */
            requestId: string | null;
        };
        Book: {
            /** @description ISBN-13 or ASIN. */
            identifier: string;
            isbn13: string | null;
            isbn10: string | null;
            asin: string | null;
            title: string;
            authors: string[];
            description: string | null;
            publisher: string | null;
            coverImage: string | null;
            /**
             * @description `placeholder` if no catalog knows the book.
             * @enum {string}
             */
            source: "google-books" | "open-library" | "placeholder";
            /** @description Your link to this book; null without one. */
            linkId: string | null;
        };
        Link: {
            id: string;
            /** @description ISBN-13 or ASIN of the book. */
            identifier: string;
            /** @description The Global Link to share. */
            url: string;
            /** @description The last part of the URL. */
            slug: string;
            title: string;
            /**
             * @description Where the title comes from; `edited` if you set it.
             * @enum {string}
             */
            titleSource: "edited" | "catalog" | "page" | "none";
            subtitle: string;
            authors: string[];
            /** @description Two letters; null if unknown. */
            language: string | null;
            /** @description A day, a month, or a year; null if unknown. */
            publishedOn: string | null;
            series: string;
            seriesNumber: string;
            coverImage: string | null;
            labels: components["schemas"]["Label"][];
            /** @description Only you see it. */
            note: string;
            /** @description Why the operator disabled the link; null if it works. */
            disabledReason: string | null;
            /**
             * @description ISO 8601, in UTC.
             * @example 2026-11-20T09:00:00.000Z
             */
            createdAt: string;
        };
        Label: {
            id: string;
            name: string;
            /** @enum {string} */
            color: "blue" | "green" | "purple" | "orange" | "teal" | "pink" | "yellow" | "red" | "gray";
            /** @description How many of your links have this label. */
            links?: number;
        };
        BatchResult: {
            /** @description The HTTP status that a request with only this row would get. */
            status: number;
            link: components["schemas"]["Link"] | null;
            problem: components["schemas"]["Problem"] | null;
        };
        Removal: {
            /**
             * @description For 30 days from this time, you can restore what you removed.
             * @example 2026-11-20T09:00:00.000Z
             */
            removedAt: string;
        };
        BookDetails: {
            title: string;
            subtitle: string;
            authors: string[];
            description: string;
            language: string;
            series: string;
            seriesNumber: string;
            publishedOn: string;
            coverImage: string | null;
            /** @description The fields that you set. */
            edited: string[];
        };
        ManagedLink: {
            slug: string;
            /** @description All slugs that work, the current one first. */
            slugs: string[];
            /** @description How many times the link has been changed. */
            version: number;
            settings: components["schemas"]["LinkSettings"];
        };
        LinkSettings: {
            /**
             * @description `instant` opens a bookstore, `choose` the reader page.
             * @enum {string}
             */
            mode: "instant" | "choose";
            rules: {
                countries: components["schemas"]["CountryCode"][];
                target: {
                    /** @constant */
                    kind: "edition";
                    identifier: string;
                } | {
                    /** @constant */
                    kind: "retailer";
                    retailer: string;
                } | {
                    /** @constant */
                    kind: "marketplace";
                    marketplace: components["schemas"]["Marketplace"];
                } | {
                    /** @constant */
                    kind: "page";
                };
            }[];
            defaultCountry: components["schemas"]["CountryCode"] | null;
            editions: {
                /** @enum {string} */
                format: "kindle" | "paperback" | "hardcover" | "audiobook";
                identifier: string;
                notSoldIn: components["schemas"]["CountryCode"][];
                /** @enum {string} */
                language?: "af" | "ar" | "bg" | "bn" | "ca" | "cs" | "cy" | "da" | "de" | "el" | "en" | "es" | "et" | "eu" | "fa" | "fi" | "fr" | "ga" | "gl" | "gu" | "he" | "hi" | "hr" | "hu" | "id" | "is" | "it" | "ja" | "kn" | "ko" | "la" | "lb" | "lt" | "lv" | "ml" | "mr" | "ms" | "nl" | "no" | "pa" | "pl" | "pt" | "ro" | "ru" | "sk" | "sl" | "sq" | "sr" | "sv" | "sw" | "ta" | "te" | "th" | "tl" | "tr" | "uk" | "ur" | "vi" | "zh";
            }[];
            matchLanguage: boolean;
            /** @description Whether `utm_` parameters are stored as the campaign. */
            recordUtm: boolean;
            excluded: components["schemas"]["Marketplace"][];
            overrides: {
                [key: string]: string;
            };
            /** @description Amazon Attribution tags for the slug of the ad channel. */
            attribution: {
                [key: string]: string;
            };
            retailers: {
                order: string[];
                off: string[];
                pages: {
                    [key: string]: string;
                };
            };
            look: {
                note: string;
                accent: ("ink" | "oxblood" | "rust" | "olive" | "forest" | "teal" | "navy" | "plum") | null;
                /** @description `null`: the language of the reader. */
                language: string | null;
                order: ("note" | "about" | "links" | "stores" | "newsletter" | "date" | "newest" | "series" | "books")[];
                hidden: ("note" | "about" | "links" | "stores" | "newsletter" | "date" | "newest" | "series" | "books")[];
                /** @description The address of your own form. */
                newsletter: string | null;
                date: {
                    /** Format: date */
                    day: string;
                    text: string;
                } | null;
                /** @enum {string} */
                layout: "classic" | "cover" | "minimal";
                button: string;
                formats: ("print" | "ebook" | "audio")[];
            };
        };
        Channel: {
            /**
             * @description Where readers find the link with this slug.
             * @enum {string}
             */
            channel: "web" | "social" | "mail" | "ebook" | "print" | "ad" | "messenger";
            slug: string;
            /** @description The Global Link for this channel. */
            url: string;
            campaign: string | null;
            /** @description False for an old slug, which keeps working. */
            isCurrent: boolean;
        };
        Route: {
            country: components["schemas"]["CountryCode"] | null;
            retailer: string;
            marketplace: components["schemas"]["Marketplace"] | null;
            format: ("kindle" | "paperback" | "hardcover" | "audiobook") | null;
            isSold: boolean;
            /** @description Whether readers see the reader page first. */
            opensPage: boolean;
            /**
             * @description Who earns a commission.
             * @enum {string}
             */
            tagOwner: "owner" | "service" | "service-us" | "none";
            /** @description The book at the store, without tags. Share the Global Link instead. */
            productUrl: string | null;
            /** @description Each step of the decision, as a code with its facts. */
            reasons: ({
                code: string;
            } & {
                [key: string]: unknown;
            })[];
        };
        ImportRow: {
            line: number;
            /** @description ISBN-13 or ASIN; null if the row names no book. */
            book: string | null;
            /** @description What named the book; empty once the row is skipped. */
            target: string;
            title: string;
            /** @enum {string} */
            action: "create" | "restore" | "add" | "skip";
            /** @description Why it is skipped, or has another slug or not all labels. */
            problem: ("not-a-book" | "slug-not-allowed" | "slug-reserved" | "slug-taken" | "slug-needs-premium" | "slug-limit" | "link-limit" | "label-limit") | null;
            /** @description The slug that it kept. */
            slug: string | null;
            linkId: string | null;
            /** @description The Global Link. */
            url: string | null;
        };
        Import: {
            id: string;
            /**
             * @description Where its rows are from.
             * @enum {string}
             */
            service: "list" | "books2read" | "booklinker" | "geniuslink" | "bitly" | "dub" | "shlink" | "kutt" | "yourls" | "other" | "everyshelf";
            fileName: string;
            /**
             * @description `sending` until it has all rows; `moving` while links are saved; `looking-up` while the server follows short links and searches catalogs; then `moved`. An undo is `undoing`, then `undone`.
             * @enum {string}
             */
            state: "sending" | "preview" | "moving" | "looking-up" | "moved" | "undoing" | "undone";
            rows: number;
            /** @description How many rows are saved or skipped; in an undo, how many are undone. */
            done: number;
            /** @description What became of the rows: new links, removed links that it brought back, links that you already had, and rows that it skipped. */
            counts: {
                create: number;
                restore: number;
                add: number;
                skip: number;
            };
            canUndo: boolean;
            /**
             * @description ISO 8601, in UTC.
             * @example 2026-11-20T09:00:00.000Z
             */
            createdAt: string;
        };
        SeriesSummary: {
            id: string;
            name: string;
            slug: string;
            isPublished: boolean;
            isDisabled: boolean;
            bookCount: number;
            problemCount: number;
        };
        Series: {
            id: string;
            name: string;
            text: string;
            slug: string;
            url: string;
            isPublished: boolean;
            disabledReason: string | null;
            startLinkId: string | null;
            /** @description In reading order. */
            books: {
                linkId: string;
                /** @description In hundredths: 150 reads as 1.5. */
                position: number;
                nextLinkId: string | null;
                /** @enum {string} */
                state: "active" | "removed" | "disabled";
                title: string;
                authors: string[];
                coverImage: string | null;
                /** @description Null if unknown. */
                publishedOn: string | null;
                /** @description A link to the next book, to put at the end of this book. */
                nextUrl: string;
            }[];
            problems: ({
                code: string;
                linkIds: string[];
            } & {
                [key: string]: unknown;
            })[];
        };
        ClickSummary: {
            /** @description A day, such as `2026-11-20`. */
            from: string;
            /** @description A day, such as `2026-11-20`. */
            to: string;
            timeZone: string;
            totals: {
                /** @description Every request, including bots. */
                hits: number;
                /** @description People only. Bots and double clicks excluded. */
                clicks: number;
                /** @description Sum of daily unique readers; null where a filter makes it unknown. */
                readers: number | null;
            };
            days: {
                /** @description Every request, including bots. */
                hits: number;
                /** @description People only. Bots and double clicks excluded. */
                clicks: number;
                /** @description Sum of daily unique readers; null where a filter makes it unknown. */
                readers: number | null;
                /** @description A day, such as `2026-11-20`. */
                day: string;
            }[];
        };
        Clicks: {
            /** @description A day, such as `2026-11-20`. */
            from: string;
            /** @description A day, such as `2026-11-20`. */
            to: string;
            timeZone: string;
            totals: {
                /** @description Every request, including bots. */
                hits: number;
                /** @description People only. Bots and double clicks excluded. */
                clicks: number;
                /** @description Sum of daily unique readers; null where a filter makes it unknown. */
                readers: number | null;
            };
            /** @enum {string} */
            group: "day" | "link" | "country" | "seller" | "channel" | "campaign" | "device" | "browser" | "referrer" | "exclusion-reason";
            /** @description One row per value, most clicks first; days in order. */
            data: {
                /** @description Null if unknown. ` other`, with a leading space, is the sum of all campaigns or referrers after the first 200. */
                value: string | null;
                clicks?: number;
                hits?: number;
                readers?: number | null;
                linkId?: string | null;
                title?: string;
            }[];
        };
        Earnings: {
            /** @description A day, such as `2026-11-20`. */
            from: string;
            /** @description A day, such as `2026-11-20`. */
            to: string;
            timeZone: string;
            /** @description The currency of all amounts; null without earnings. */
            currency: string | null;
            /** @description Whether some amounts were converted. */
            isConverted: boolean;
            /** @description What the programs paid in each currency, not converted. */
            currencies: {
                currency: string;
                /** @description A decimal number, such as `12.50`. */
                amount: string;
            }[];
            totals: {
                /** @description A decimal number, such as `12.50`. */
                amount: string;
                /** @description The part that your links earned. */
                linkedAmount: string;
                /** @description How many items were sold, less returns. */
                items: number;
                /** @description Items that were ordered but have no commission yet. */
                orderedItems: number;
                /** @description Clicks on the days that reports cover. Null for a day without a report, and for days so old that clicks by store are no longer stored. */
                clicks: number | null;
                /** @description `linkedAmount` divided by `clicks`; null without clicks. */
                perClick: string | null;
                /** @description How many of the period’s days the reports cover. */
                coveredDays: number;
            };
            /** @description The same number of days before, on the days that the same reports cover both times; null if there are none. */
            comparison: {
                /** @description A decimal number, such as `12.50`. */
                amount: string;
                /** @description A decimal number, such as `12.50`. */
                previousAmount: string;
                /** @description How many days are compared. */
                days: number;
                /** @description True if these are all the days that reports cover in both periods. */
                isWhole: boolean;
            } | null;
            /** @enum {string} */
            group: "day" | "book" | "store" | "country" | "channel" | "other-tag";
            /** @description One row per value, highest amount first; days in order. */
            data: {
                /** @description A day, identifier, store, country, channel, or tag. */
                value: string;
                /**
                 * @description How many of the period’s reports cover this day.
                 * @enum {string}
                 */
                reports?: "all" | "some" | "none";
                /** @description A decimal number, such as `12.50`. */
                amount: string;
                /** @description How many items were sold, less returns. */
                items?: number;
                /** @description Clicks on the days that reports cover. Null for a day without a report, and for days so old that clicks by store are no longer stored. */
                clicks?: number | null;
                linkId?: string | null;
                title?: string;
            }[];
            /** @description The sum of the values that the list leaves out. */
            others: {
                count: number;
                /** @description A decimal number, such as `12.50`. */
                amount: string;
                /** @description How many items were sold, less returns. */
                items: number;
                /** @description Clicks on the days that reports cover. Null for a day without a report, and for days so old that clicks by store are no longer stored. */
                clicks: number | null;
            } | null;
            /** @description Amounts that could not be assigned to a value, and why. */
            unattributed: {
                /** @enum {string} */
                reason: "other-tag" | "other-item" | "bounty" | "no-item" | "unknown-store" | "unknown-country" | "several-channels" | "unknown-channel";
                /** @description A decimal number, such as `12.50`. */
                amount: string;
                /** @description How many items were sold, less returns. */
                items: number;
            }[];
        };
        EarningReport: {
            id: string;
            fileName: string;
            /** @description The kind of report, such as `Fee-Earnings`. */
            report: string;
            rows: number;
            /** @description A day, such as `2026-11-20`. */
            firstDay: string;
            /** @description A day, such as `2026-11-20`. */
            lastDay: string;
            /**
             * @description ISO 8601, in UTC.
             * @example 2026-11-20T09:00:00.000Z
             */
            completedAt: string;
        };
        Webhook: {
            id: string;
            /** @description Where events are sent. */
            url: string;
            events: ("link.created" | "link.updated" | "link.deleted" | "retailer.reported" | "clicks.hourly")[];
            /**
             * @description `paused` by you, or turned `off` by the server after a week of failures or status 410.
             * @enum {string}
             */
            state: "active" | "paused" | "off";
            /** @description Why the server turned the webhook off; `gone` after a response with status 410. */
            offReason: ("failing" | "gone") | null;
            /**
             * @description ISO 8601, in UTC.
             * @example 2026-11-20T09:00:00.000Z
             */
            createdAt: string;
            /** @description The first failure since the last success; null if there is none. */
            failingSince: string | null;
            /** @description The last day on which we skipped events because too many waited; else null. */
            skippedAt: string | null;
            /** @description Until then, we also sign with the old secret. */
            formerSecretUntil: string | null;
        };
        WebhookWithSecret: {
            id: string;
            /** @description Where events are sent. */
            url: string;
            events: ("link.created" | "link.updated" | "link.deleted" | "retailer.reported" | "clicks.hourly")[];
            /**
             * @description `paused` by you, or turned `off` by the server after a week of failures or status 410.
             * @enum {string}
             */
            state: "active" | "paused" | "off";
            /** @description Why the server turned the webhook off; `gone` after a response with status 410. */
            offReason: ("failing" | "gone") | null;
            /**
             * @description ISO 8601, in UTC.
             * @example 2026-11-20T09:00:00.000Z
             */
            createdAt: string;
            /** @description The first failure since the last success; null if there is none. */
            failingSince: string | null;
            /** @description The last day on which we skipped events because too many waited; else null. */
            skippedAt: string | null;
            /** @description Until then, we also sign with the old secret. */
            formerSecretUntil: string | null;
            /** @description Verifies signatures. Only this response includes it. */
            secret: string;
        };
        Delivery: {
            id: string;
            webhookId: string;
            /** @description The header `webhook-id`. */
            eventId: string;
            /** @enum {string} */
            type: "link.created" | "link.updated" | "link.deleted" | "retailer.reported" | "clicks.hourly" | "webhook.test";
            /** @description The link that the event is about. */
            linkId: string | null;
            /** @enum {string} */
            state: "waiting" | "delivered" | "failed";
            /** @description Of the last response; null if there was none. */
            status: number | null;
            /** @description Why the last attempt failed. */
            error: string | null;
            /**
             * @description ISO 8601, in UTC.
             * @example 2026-11-20T09:00:00.000Z
             */
            createdAt: string;
            /** @description Null when the delivery is finished. */
            nextAttemptAt: string | null;
            finishedAt: string | null;
            attempts: number;
        };
        DeliveryDetails: {
            id: string;
            webhookId: string;
            /** @description The header `webhook-id`. */
            eventId: string;
            /** @enum {string} */
            type: "link.created" | "link.updated" | "link.deleted" | "retailer.reported" | "clicks.hourly" | "webhook.test";
            /** @description The link that the event is about. */
            linkId: string | null;
            /** @enum {string} */
            state: "waiting" | "delivered" | "failed";
            /** @description Of the last response; null if there was none. */
            status: number | null;
            /** @description Why the last attempt failed. */
            error: string | null;
            /**
             * @description ISO 8601, in UTC.
             * @example 2026-11-20T09:00:00.000Z
             */
            createdAt: string;
            /** @description Null when the delivery is finished. */
            nextAttemptAt: string | null;
            finishedAt: string | null;
            attempts: {
                /**
                 * @description ISO 8601, in UTC.
                 * @example 2026-11-20T09:00:00.000Z
                 */
                at: string;
                status: number | null;
                error: string | null;
                tookMs: number;
            }[];
            request: {
                /** @description Without the timestamp and the signature, which differ in each attempt. */
                headers: {
                    [key: string]: string;
                };
                body: string;
            };
            /** @description The first 1 KB of the last response. */
            responseBody: string | null;
        };
        Key: {
            name: string;
            /** @description The last 4 characters of the key. */
            ending: string;
            scopes: ("books:read" | "links:read" | "links:write" | "clicks:read" | "earnings:read" | "webhooks:write")[];
            /**
             * @description ISO 8601, in UTC.
             * @example 2026-11-20T09:00:00.000Z
             */
            createdAt: string;
            /** @description Null if the key does not expire. */
            expiresAt: string | null;
            /** @description Whether the account has Premium now. */
            isPremium: boolean;
        };
    };
    responses: {
        /** @description `invalid-input`, `invalid-identifier`, `invalid-url`, `several-books`, `invalid-slug`, `slug-reserved`, `series-slug-invalid`, `series-slug-reserved`, `too-many-labels`, `country-in-two-rules`, `address-in-name`, `invalid-retailer-page`, `invalid-attribution-tag`, `invalid-webhook-url`, `webhook-host-not-public`, `cover-wrong-type`, `cover-wrong-size`, `cover-animated`, `cover-unreadable` */
        Problem400: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `invalid-api-key` */
        Problem401: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `missing-scope`, `link-limit-reached`, `label-limit-reached`, `series-limit-reached`, `move-limit-reached`, `webhook-limit-reached`, `premium-required-to-manage`, `premium-required-to-analyze` */
        Problem403: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `not-found`, `no-such-link` */
        Problem404: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `rate-limited` */
        Problem429: {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `unexpected` */
        Problem500: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `unavailable`, `search-unavailable` */
        Problem503: {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `request-timeout` */
        Problem408: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `link-already-saved`, `label-name-taken`, `slug-taken`, `series-slug-taken`, `webhook-url-taken`, `webhook-not-active`, `import-undo-over`, `idempotency-key-reused`, `request-in-progress` */
        Problem409: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `too-large`, `cover-too-large` */
        Problem413: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `unsupported-media-type` */
        Problem415: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `changed-meanwhile` */
        Problem412: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: {
        /** @description What is left of each limit, and when it resets. */
        RateLimit: string;
        /** @description The limits of your account. */
        RateLimitPolicy: string;
        /** @description Send it as If-Match or If-None-Match. */
        ETag: string;
        /** @description Seconds to wait. */
        RetryAfter: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    searchBooks: {
        parameters: {
            query: {
                /** @description Words from the title or the author’s name. */
                query: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    etag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "isbn13": "9780143127741",
                     *           "title": "The Body Keeps the Score",
                     *           "authors": [
                     *             "Bessel van der Kolk"
                     *           ],
                     *           "publisher": "Penguin Books",
                     *           "year": 2015
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["FoundBook"][];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getBook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An ISBN, an ASIN, or a bookstore’s product URL, percent-encoded. */
                book: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    etag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "identifier": "9780143127741",
                     *       "isbn13": "9780143127741",
                     *       "isbn10": "0143127748",
                     *       "asin": null,
                     *       "title": "The Body Keeps the Score",
                     *       "authors": [
                     *         "Bessel van der Kolk"
                     *       ],
                     *       "description": null,
                     *       "publisher": "Penguin Books",
                     *       "coverImage": "https://everyshelf.invalid/covers/9780143127741",
                     *       "source": "google-books",
                     *       "linkId": null
                     *     }
                     */
                    "application/json": components["schemas"]["Book"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    listLinks: {
        parameters: {
            query?: {
                /** @description Words in the title, authors, identifier, slug, note, or labels. The first 8 words count. Up to 120 searches a minute. */
                query?: string;
                /** @description The ID of a label. */
                label?: string;
                status?: "active" | "disabled";
                sort?: "title" | "identifier" | "clicks" | "created";
                order?: "asc" | "desc";
                /** @description The `next` value from the previous response. */
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    etag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "k7m2n9p4q8r6s3t5u1v0",
                     *           "identifier": "9780143127741",
                     *           "url": "https://everyshelf.invalid/go/k7m2n9p",
                     *           "slug": "k7m2n9p",
                     *           "title": "The Body Keeps the Score",
                     *           "titleSource": "catalog",
                     *           "subtitle": "",
                     *           "authors": [
                     *             "Bessel van der Kolk"
                     *           ],
                     *           "language": null,
                     *           "publishedOn": null,
                     *           "series": "",
                     *           "seriesNumber": "",
                     *           "coverImage": "https://everyshelf.invalid/covers/9780143127741",
                     *           "labels": [],
                     *           "note": "",
                     *           "disabledReason": null,
                     *           "createdAt": "2026-11-20T09:00:00.000Z"
                     *         }
                     *       ],
                     *       "next": null,
                     *       "count": 1
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Link"][];
                        /** @description The next cursor; null on the last page. */
                        next: string | null;
                        /** @description How many links match, on all pages. */
                        count: number;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    createLink: {
        parameters: {
            query?: never;
            header?: {
                /** @description A name you choose for this request. If you repeat the request with it within 24 hours, nothing changes. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "book": "9780143127741"
                 *     }
                 */
                "application/json": components["schemas"]["NewLink"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "k7m2n9p4q8r6s3t5u1v0",
                     *       "identifier": "9780143127741",
                     *       "url": "https://everyshelf.invalid/go/k7m2n9p",
                     *       "slug": "k7m2n9p",
                     *       "title": "The Body Keeps the Score",
                     *       "titleSource": "catalog",
                     *       "subtitle": "",
                     *       "authors": [
                     *         "Bessel van der Kolk"
                     *       ],
                     *       "language": null,
                     *       "publishedOn": null,
                     *       "series": "",
                     *       "seriesNumber": "",
                     *       "coverImage": "https://everyshelf.invalid/covers/9780143127741",
                     *       "labels": [],
                     *       "note": "",
                     *       "disabledReason": null,
                     *       "createdAt": "2026-11-20T09:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Link"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            408: components["responses"]["Problem408"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    createLinks: {
        parameters: {
            query?: never;
            header?: {
                /** @description A name you choose for this request. If you repeat the request with it within 24 hours, nothing changes. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "links": [
                 *         {
                 *           "book": "9780143127741"
                 *         },
                 *         {
                 *           "book": "123"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    links: components["schemas"]["NewLink"][];
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "results": [
                     *         {
                     *           "status": 201,
                     *           "link": {
                     *             "id": "k7m2n9p4q8r6s3t5u1v0",
                     *             "identifier": "9780143127741",
                     *             "url": "https://everyshelf.invalid/go/k7m2n9p",
                     *             "slug": "k7m2n9p",
                     *             "title": "The Body Keeps the Score",
                     *             "titleSource": "catalog",
                     *             "subtitle": "",
                     *             "authors": [
                     *               "Bessel van der Kolk"
                     *             ],
                     *             "language": null,
                     *             "publishedOn": null,
                     *             "series": "",
                     *             "seriesNumber": "",
                     *             "coverImage": "https://everyshelf.invalid/covers/9780143127741",
                     *             "labels": [],
                     *             "note": "",
                     *             "disabledReason": null,
                     *             "createdAt": "2026-11-20T09:00:00.000Z"
                     *           },
                     *           "problem": null
                     *         },
                     *         {
                     *           "status": 400,
                     *           "link": null,
                     *           "problem": {
                     *             "type": "https://everyshelf.invalid/developers#invalid-identifier",
                     *             "title": "Invalid ISBN/ASIN",
                     *             "status": 400,
                     *             "detail": "An ISBN has 10 or 13 digits. An ASIN has 10 characters. This one has 3.",
                     *             "code": "invalid-identifier",
                     *             "details": {
                     *               "problem": "length",
                     *               "number": "123"
                     *             },
                     *             "requestId": null
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @description One result per row, in order. */
                        results: components["schemas"]["BatchResult"][];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            408: components["responses"]["Problem408"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            /** @description `rate-limited`. `results` has the rows before the limit. Without `results`, no row was processed. */
            429: {
                headers: {
                    "retry-after": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @description A page that explains the error. */
                        type: string;
                        title: string;
                        status: number;
                        detail: string;
                        /**
                         * @description A stable code for your program to check.
                         * @example invalid-url
                         */
                        code: string;
                        /** @description Facts about the error, such as the `field` and the `rule` that it broke. With `invalid-identifier`, `problem` can be `empty`, `length`, `check-digit`, `filler`, `music`, `not-a-book-code`, `title`, `lost-zero`, `letter`, `shortened`, and `offer` is the ISBN that was probably meant. */
                        details?: {
                            [key: string]: string | number | boolean;
                        };
                        /** @description Quote it when you contact us. */
                        requestId: string | null;
                        /** @description One result per row, in order. */
                        results?: components["schemas"]["BatchResult"][];
                    };
                };
            };
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the link. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    etag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "k7m2n9p4q8r6s3t5u1v0",
                     *       "identifier": "9780143127741",
                     *       "url": "https://everyshelf.invalid/go/k7m2n9p",
                     *       "slug": "k7m2n9p",
                     *       "title": "The Body Keeps the Score",
                     *       "titleSource": "catalog",
                     *       "subtitle": "",
                     *       "authors": [
                     *         "Bessel van der Kolk"
                     *       ],
                     *       "language": null,
                     *       "publishedOn": null,
                     *       "series": "",
                     *       "seriesNumber": "",
                     *       "coverImage": "https://everyshelf.invalid/covers/9780143127741",
                     *       "labels": [],
                     *       "note": "",
                     *       "disabledReason": null,
                     *       "createdAt": "2026-11-20T09:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Link"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    removeLink: {
        parameters: {
            query?: never;
            header?: {
                /** @description Changes nothing if the resource no longer has this ETag. Needs `links:read`, too. */
                "if-match"?: string;
            };
            path: {
                /** @description The ID of the link. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "removedAt": "2026-11-20T09:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Removal"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            412: components["responses"]["Problem412"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    updateLink: {
        parameters: {
            query?: never;
            header?: {
                /** @description Changes nothing if the resource no longer has this ETag. Needs `links:read`, too. */
                "if-match"?: string;
            };
            path: {
                /** @description The ID of the link. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "note": "In the spring newsletter"
                 *     }
                 */
                "application/json": {
                    /** @description Names; replaces all labels. */
                    labels?: string[];
                    /** @description Only you see it. */
                    note?: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "k7m2n9p4q8r6s3t5u1v0",
                     *       "identifier": "9780143127741",
                     *       "url": "https://everyshelf.invalid/go/k7m2n9p",
                     *       "slug": "k7m2n9p",
                     *       "title": "The Body Keeps the Score",
                     *       "titleSource": "catalog",
                     *       "subtitle": "",
                     *       "authors": [
                     *         "Bessel van der Kolk"
                     *       ],
                     *       "language": null,
                     *       "publishedOn": null,
                     *       "series": "",
                     *       "seriesNumber": "",
                     *       "coverImage": "https://everyshelf.invalid/covers/9780143127741",
                     *       "labels": [],
                     *       "note": "In the spring newsletter",
                     *       "disabledReason": null,
                     *       "createdAt": "2026-11-20T09:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Link"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            408: components["responses"]["Problem408"];
            409: components["responses"]["Problem409"];
            412: components["responses"]["Problem412"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    setSlug: {
        parameters: {
            query?: never;
            header?: {
                /** @description Changes nothing if the resource no longer has this ETag. Needs `links:read`, too. */
                "if-match"?: string;
            };
            path: {
                /** @description The ID of the link. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "slug": "body-keeps-score"
                 *     }
                 */
                "application/json": {
                    /** @description 3 to 40 letters, digits, or hyphens. */
                    slug: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "k7m2n9p4q8r6s3t5u1v0",
                     *       "identifier": "9780143127741",
                     *       "url": "https://everyshelf.invalid/go/body-keeps-score",
                     *       "slug": "body-keeps-score",
                     *       "title": "The Body Keeps the Score",
                     *       "titleSource": "catalog",
                     *       "subtitle": "",
                     *       "authors": [
                     *         "Bessel van der Kolk"
                     *       ],
                     *       "language": null,
                     *       "publishedOn": null,
                     *       "series": "",
                     *       "seriesNumber": "",
                     *       "coverImage": "https://everyshelf.invalid/covers/9780143127741",
                     *       "labels": [],
                     *       "note": "",
                     *       "disabledReason": null,
                     *       "createdAt": "2026-11-20T09:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Link"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            408: components["responses"]["Problem408"];
            409: components["responses"]["Problem409"];
            412: components["responses"]["Problem412"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    restoreLink: {
        parameters: {
            query?: never;
            header?: {
                /** @description A name you choose for this request. If you repeat the request with it within 24 hours, nothing changes. */
                "idempotency-key"?: string;
            };
            path: {
                /** @description The ID of the link. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "k7m2n9p4q8r6s3t5u1v0",
                     *       "identifier": "9780143127741",
                     *       "url": "https://everyshelf.invalid/go/k7m2n9p",
                     *       "slug": "k7m2n9p",
                     *       "title": "The Body Keeps the Score",
                     *       "titleSource": "catalog",
                     *       "subtitle": "",
                     *       "authors": [
                     *         "Bessel van der Kolk"
                     *       ],
                     *       "language": null,
                     *       "publishedOn": null,
                     *       "series": "",
                     *       "seriesNumber": "",
                     *       "coverImage": "https://everyshelf.invalid/covers/9780143127741",
                     *       "labels": [],
                     *       "note": "",
                     *       "disabledReason": null,
                     *       "createdAt": "2026-11-20T09:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Link"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getDetails: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the link. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    etag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "title": "The Body Keeps the Score",
                     *       "subtitle": "Mind, Brain and Body in the Transformation of Trauma",
                     *       "authors": [
                     *         "Bessel van der Kolk"
                     *       ],
                     *       "description": "",
                     *       "language": "en",
                     *       "series": "",
                     *       "seriesNumber": "",
                     *       "publishedOn": "2014-09-25",
                     *       "coverImage": "https://everyshelf.invalid/covers/9780143127741",
                     *       "edited": [
                     *         "subtitle",
                     *         "language",
                     *         "publishedOn"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["BookDetails"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    updateDetails: {
        parameters: {
            query?: never;
            header?: {
                /** @description Changes nothing if the resource no longer has this ETag. Needs `links:read`, too. */
                "if-match"?: string;
            };
            path: {
                /** @description The ID of the link. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "subtitle": "Mind, Brain and Body in the Transformation of Trauma",
                 *       "language": "en",
                 *       "publishedOn": "2014-09-25"
                 *     }
                 */
                "application/json": components["schemas"]["BookDetailsChange"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "title": "The Body Keeps the Score",
                     *       "subtitle": "Mind, Brain and Body in the Transformation of Trauma",
                     *       "authors": [
                     *         "Bessel van der Kolk"
                     *       ],
                     *       "description": "",
                     *       "language": "en",
                     *       "series": "",
                     *       "seriesNumber": "",
                     *       "publishedOn": "2014-09-25",
                     *       "coverImage": "https://everyshelf.invalid/covers/9780143127741",
                     *       "edited": [
                     *         "subtitle",
                     *         "language",
                     *         "publishedOn"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["BookDetails"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            408: components["responses"]["Problem408"];
            409: components["responses"]["Problem409"];
            412: components["responses"]["Problem412"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    setCover: {
        parameters: {
            query?: never;
            header?: {
                /** @description Changes nothing if the resource no longer has this ETag. Needs `links:read`, too. */
                "if-match"?: string;
            };
            path: {
                /** @description The ID of the link. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "image/jpeg": unknown;
                "image/png": unknown;
                "image/webp": unknown;
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "title": "The Body Keeps the Score",
                     *       "subtitle": "Mind, Brain and Body in the Transformation of Trauma",
                     *       "authors": [
                     *         "Bessel van der Kolk"
                     *       ],
                     *       "description": "",
                     *       "language": "en",
                     *       "series": "",
                     *       "seriesNumber": "",
                     *       "publishedOn": "2014-09-25",
                     *       "coverImage": "https://everyshelf.invalid/covers/9780143127741",
                     *       "edited": [
                     *         "subtitle",
                     *         "language",
                     *         "publishedOn"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["BookDetails"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            408: components["responses"]["Problem408"];
            409: components["responses"]["Problem409"];
            412: components["responses"]["Problem412"];
            413: components["responses"]["Problem413"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    removeCover: {
        parameters: {
            query?: never;
            header?: {
                /** @description Changes nothing if the resource no longer has this ETag. Needs `links:read`, too. */
                "if-match"?: string;
            };
            path: {
                /** @description The ID of the link. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "title": "The Body Keeps the Score",
                     *       "subtitle": "Mind, Brain and Body in the Transformation of Trauma",
                     *       "authors": [
                     *         "Bessel van der Kolk"
                     *       ],
                     *       "description": "",
                     *       "language": "en",
                     *       "series": "",
                     *       "seriesNumber": "",
                     *       "publishedOn": "2014-09-25",
                     *       "coverImage": "https://everyshelf.invalid/covers/9780143127741",
                     *       "edited": [
                     *         "subtitle",
                     *         "language",
                     *         "publishedOn"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["BookDetails"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            412: components["responses"]["Problem412"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getSettings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the link. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    etag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "slug": "k7m2n9p",
                     *       "slugs": [
                     *         "k7m2n9p"
                     *       ],
                     *       "version": 0,
                     *       "settings": {
                     *         "mode": "choose",
                     *         "defaultCountry": null,
                     *         "matchLanguage": false,
                     *         "excluded": [],
                     *         "retailers": {
                     *           "order": [],
                     *           "off": [],
                     *           "pages": {}
                     *         },
                     *         "look": {
                     *           "accent": null,
                     *           "language": null,
                     *           "order": [
                     *             "note",
                     *             "about",
                     *             "links",
                     *             "stores",
                     *             "newsletter",
                     *             "date",
                     *             "newest",
                     *             "series",
                     *             "books"
                     *           ],
                     *           "hidden": [],
                     *           "newsletter": null,
                     *           "date": null,
                     *           "note": "",
                     *           "layout": "classic",
                     *           "button": "amazon",
                     *           "formats": [
                     *             "print",
                     *             "ebook",
                     *             "audio"
                     *           ]
                     *         },
                     *         "attribution": {},
                     *         "recordUtm": false,
                     *         "rules": [],
                     *         "editions": [],
                     *         "overrides": {}
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ManagedLink"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    replaceSettings: {
        parameters: {
            query?: never;
            header?: {
                /** @description Changes nothing if the resource no longer has this ETag. Needs `links:read`, too. */
                "if-match"?: string;
            };
            path: {
                /** @description The ID of the link. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "mode": "choose"
                 *     }
                 */
                "application/json": components["schemas"]["LinkSettingsChange"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "slug": "k7m2n9p",
                     *       "slugs": [
                     *         "k7m2n9p"
                     *       ],
                     *       "version": 1,
                     *       "settings": {
                     *         "mode": "choose",
                     *         "defaultCountry": null,
                     *         "matchLanguage": false,
                     *         "excluded": [],
                     *         "retailers": {
                     *           "order": [],
                     *           "off": [],
                     *           "pages": {}
                     *         },
                     *         "look": {
                     *           "accent": null,
                     *           "language": null,
                     *           "order": [
                     *             "note",
                     *             "about",
                     *             "links",
                     *             "stores",
                     *             "newsletter",
                     *             "date",
                     *             "newest",
                     *             "series",
                     *             "books"
                     *           ],
                     *           "hidden": [],
                     *           "newsletter": null,
                     *           "date": null,
                     *           "note": "",
                     *           "layout": "classic",
                     *           "button": "amazon",
                     *           "formats": [
                     *             "print",
                     *             "ebook",
                     *             "audio"
                     *           ]
                     *         },
                     *         "attribution": {},
                     *         "recordUtm": false,
                     *         "rules": [],
                     *         "editions": [],
                     *         "overrides": {}
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ManagedLink"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            408: components["responses"]["Problem408"];
            409: components["responses"]["Problem409"];
            412: components["responses"]["Problem412"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    updateSettings: {
        parameters: {
            query?: never;
            header?: {
                /** @description Changes nothing if the resource no longer has this ETag. Needs `links:read`, too. */
                "if-match"?: string;
            };
            path: {
                /** @description The ID of the link. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "mode": "choose"
                 *     }
                 */
                "application/json": components["schemas"]["LinkSettingsChange"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "slug": "k7m2n9p",
                     *       "slugs": [
                     *         "k7m2n9p"
                     *       ],
                     *       "version": 1,
                     *       "settings": {
                     *         "mode": "choose",
                     *         "defaultCountry": null,
                     *         "matchLanguage": false,
                     *         "excluded": [],
                     *         "retailers": {
                     *           "order": [],
                     *           "off": [],
                     *           "pages": {}
                     *         },
                     *         "look": {
                     *           "accent": null,
                     *           "language": null,
                     *           "order": [
                     *             "note",
                     *             "about",
                     *             "links",
                     *             "stores",
                     *             "newsletter",
                     *             "date",
                     *             "newest",
                     *             "series",
                     *             "books"
                     *           ],
                     *           "hidden": [],
                     *           "newsletter": null,
                     *           "date": null,
                     *           "note": "",
                     *           "layout": "classic",
                     *           "button": "amazon",
                     *           "formats": [
                     *             "print",
                     *             "ebook",
                     *             "audio"
                     *           ]
                     *         },
                     *         "attribution": {},
                     *         "recordUtm": false,
                     *         "rules": [],
                     *         "editions": [],
                     *         "overrides": {}
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ManagedLink"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            408: components["responses"]["Problem408"];
            409: components["responses"]["Problem409"];
            412: components["responses"]["Problem412"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    listChannels: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the link. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    etag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "channel": "web",
                     *           "slug": "k7m2n9p",
                     *           "url": "https://everyshelf.invalid/go/k7m2n9p",
                     *           "campaign": null,
                     *           "isCurrent": true
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Channel"][];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    createChannel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the link. */
                id: string;
                channel: "web" | "social" | "mail" | "ebook" | "print" | "ad" | "messenger";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "channel": "mail",
                     *       "slug": "h7kq2mw",
                     *       "url": "https://everyshelf.invalid/go/h7kq2mw",
                     *       "campaign": null,
                     *       "isCurrent": true
                     *     }
                     */
                    "application/json": components["schemas"]["Channel"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    setCampaign: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the link. */
                id: string;
                slug: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "campaign": "Spring sale"
                 *     }
                 */
                "application/json": {
                    /** @description Such as `Spring sale`. */
                    campaign: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "channel": "web",
                     *       "slug": "k7m2n9p",
                     *       "url": "https://everyshelf.invalid/go/k7m2n9p",
                     *       "campaign": "Spring sale",
                     *       "isCurrent": true
                     *     }
                     */
                    "application/json": components["schemas"]["Channel"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            408: components["responses"]["Problem408"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getRoute: {
        parameters: {
            query?: {
                /** @description The reader’s country. */
                country?: components["schemas"]["CountryCode"];
                /** @description The reader’s language. */
                language?: string;
                /** @description The channel where the reader finds the link. The link must have a slug for it. */
                channel?: "web" | "social" | "mail" | "ebook" | "print" | "ad" | "messenger";
                /** @description The edition that the reader asks for. */
                format?: "kindle" | "paperback" | "hardcover" | "audiobook";
            };
            header?: never;
            path: {
                /** @description The ID of the link. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    etag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "country": "DE",
                     *       "retailer": "amazon",
                     *       "marketplace": "de",
                     *       "format": null,
                     *       "isSold": true,
                     *       "opensPage": false,
                     *       "tagOwner": "none",
                     *       "productUrl": "https://www.amazon.de/dp/0143127748",
                     *       "reasons": [
                     *         {
                     *           "code": "country-known",
                     *           "source": "query",
                     *           "country": "DE"
                     *         },
                     *         {
                     *           "code": "country-marketplace",
                     *           "country": "DE",
                     *           "rule": "own",
                     *           "marketplace": "de"
                     *         },
                     *         {
                     *           "code": "product-page"
                     *         },
                     *         {
                     *           "code": "tag",
                     *           "owner": "none"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Route"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    createImport: {
        parameters: {
            query?: never;
            header?: {
                /** @description A name you choose for this request. If you repeat the request with it within 24 hours, nothing changes. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "fileName": "books.csv",
                 *       "rows": [
                 *         {
                 *           "book": "9780143127741",
                 *           "labels": [
                 *             "Spring"
                 *           ]
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["NewImport"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "m4v6b8n1c3x5z7l9k2j0",
                     *       "rows": 1,
                     *       "stored": 1,
                     *       "skippedLines": []
                     *     }
                     */
                    "application/json": {
                        id: string;
                        rows: number;
                        /** @description How many rows it has. With the last one, it starts. */
                        stored: number;
                        /** @description Lines of the file that the server skipped, and why. */
                        skippedLines: {
                            line: number | null;
                            /** @enum {string} */
                            problem: "too-large" | "archive" | "sql-dump" | "not-text" | "empty" | "broken-json" | "unknown-columns" | "no-links" | "too-many-rows" | "too-many-columns" | "unclosed-quote" | "no-target" | "no-book" | "repeated" | "shifted";
                        }[];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            408: components["responses"]["Problem408"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    listImportRows: {
        parameters: {
            query?: {
                /** @description The `next` of the previous response. */
                cursor?: number;
            };
            header?: never;
            path: {
                /** @description The ID of the import. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    etag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "line": 1,
                     *           "book": "9780143127741",
                     *           "target": "9780143127741",
                     *           "title": "The Body Keeps the Score",
                     *           "action": "create",
                     *           "problem": null,
                     *           "slug": null,
                     *           "linkId": "k7m2n9p4q8r6s3t5u1v0",
                     *           "url": "https://everyshelf.invalid/go/k7m2n9p"
                     *         }
                     *       ],
                     *       "next": null
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["ImportRow"][];
                        /** @description The next cursor; null on the last page. */
                        next: string | null;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    addImportRows: {
        parameters: {
            query?: never;
            header?: {
                /** @description A name you choose for this request. If you repeat the request with it within 24 hours, nothing changes. */
                "idempotency-key"?: string;
            };
            path: {
                /** @description The ID of the import. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "from": 1,
                 *       "rows": [
                 *         {
                 *           "book": "9780441172719",
                 *           "title": "Dune"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    /** @description How many rows come before. */
                    from: number;
                    rows: components["schemas"]["NewImportRow"][];
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "m4v6b8n1c3x5z7l9k2j0",
                     *       "rows": 2,
                     *       "stored": 2
                     *     }
                     */
                    "application/json": {
                        id: string;
                        rows: number;
                        /** @description How many rows it has. With the last one, it starts. */
                        stored: number;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            408: components["responses"]["Problem408"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the import. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    etag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "m4v6b8n1c3x5z7l9k2j0",
                     *       "service": "list",
                     *       "fileName": "books.csv",
                     *       "state": "moving",
                     *       "rows": 1,
                     *       "done": 0,
                     *       "counts": {
                     *         "create": 0,
                     *         "restore": 0,
                     *         "add": 0,
                     *         "skip": 0
                     *       },
                     *       "canUndo": true,
                     *       "createdAt": "2026-11-20T09:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Import"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    undoImport: {
        parameters: {
            query?: never;
            header?: {
                /** @description A name you choose for this request. If you repeat the request with it within 24 hours, nothing changes. */
                "idempotency-key"?: string;
            };
            path: {
                /** @description The ID of the import. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "m4v6b8n1c3x5z7l9k2j0",
                     *       "service": "list",
                     *       "fileName": "books.csv",
                     *       "state": "undoing",
                     *       "rows": 1,
                     *       "done": 0,
                     *       "counts": {
                     *         "create": 0,
                     *         "restore": 0,
                     *         "add": 0,
                     *         "skip": 0
                     *       },
                     *       "canUndo": true,
                     *       "createdAt": "2026-11-20T09:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Import"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    listLabels: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    etag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "b3d5f7h9j2l4n6p8r0t1",
                     *           "name": "Newsletter",
                     *           "color": "blue",
                     *           "links": 0
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Label"][];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    createLabel: {
        parameters: {
            query?: never;
            header?: {
                /** @description A name you choose for this request. If you repeat the request with it within 24 hours, nothing changes. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Newsletter",
                 *       "color": "blue"
                 *     }
                 */
                "application/json": components["schemas"]["NewLabel"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "b3d5f7h9j2l4n6p8r0t1",
                     *       "name": "Newsletter",
                     *       "color": "blue",
                     *       "links": 0
                     *     }
                     */
                    "application/json": components["schemas"]["Label"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            408: components["responses"]["Problem408"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    removeLabel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the label. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "b3d5f7h9j2l4n6p8r0t1",
                     *       "name": "Newsletter",
                     *       "color": "blue",
                     *       "links": 0
                     *     }
                     */
                    "application/json": components["schemas"]["Label"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    updateLabel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the label. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "color": "red"
                 *     }
                 */
                "application/json": {
                    name?: string;
                    /** @enum {string} */
                    color?: "blue" | "green" | "purple" | "orange" | "teal" | "pink" | "yellow" | "red" | "gray";
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "b3d5f7h9j2l4n6p8r0t1",
                     *       "name": "Newsletter",
                     *       "color": "red",
                     *       "links": 0
                     *     }
                     */
                    "application/json": components["schemas"]["Label"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            408: components["responses"]["Problem408"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    mergeLabel: {
        parameters: {
            query?: never;
            header?: {
                /** @description A name you choose for this request. If you repeat the request with it within 24 hours, nothing changes. */
                "idempotency-key"?: string;
            };
            path: {
                /** @description The ID of the label. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "into": "c4e6g8i1k3m5o7q9s2u4"
                 *     }
                 */
                "application/json": {
                    /** @description The ID of the label that stays. */
                    into: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "c4e6g8i1k3m5o7q9s2u4",
                     *       "name": "Email",
                     *       "color": "blue",
                     *       "links": 0
                     *     }
                     */
                    "application/json": components["schemas"]["Label"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            408: components["responses"]["Problem408"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    listSeries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    etag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "d5f7h9j2l4n6p8r0t1v3",
                     *           "name": "The Salt Trilogy",
                     *           "slug": "the-salt-trilogy",
                     *           "isPublished": false,
                     *           "isDisabled": false,
                     *           "bookCount": 0,
                     *           "problemCount": 0
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["SeriesSummary"][];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    createSeries: {
        parameters: {
            query?: never;
            header?: {
                /** @description A name you choose for this request. If you repeat the request with it within 24 hours, nothing changes. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "The Salt Trilogy"
                 *     }
                 */
                "application/json": components["schemas"]["NewSeries"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "d5f7h9j2l4n6p8r0t1v3",
                     *       "name": "The Salt Trilogy",
                     *       "text": "",
                     *       "slug": "the-salt-trilogy",
                     *       "url": "https://everyshelf.invalid/series/the-salt-trilogy",
                     *       "isPublished": false,
                     *       "disabledReason": null,
                     *       "startLinkId": null,
                     *       "books": [],
                     *       "problems": []
                     *     }
                     */
                    "application/json": components["schemas"]["Series"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            408: components["responses"]["Problem408"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getSeries: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the series. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    etag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "d5f7h9j2l4n6p8r0t1v3",
                     *       "name": "The Salt Trilogy",
                     *       "text": "",
                     *       "slug": "the-salt-trilogy",
                     *       "url": "https://everyshelf.invalid/series/the-salt-trilogy",
                     *       "isPublished": false,
                     *       "disabledReason": null,
                     *       "startLinkId": null,
                     *       "books": [],
                     *       "problems": []
                     *     }
                     */
                    "application/json": components["schemas"]["Series"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    removeSeries: {
        parameters: {
            query?: never;
            header?: {
                /** @description Changes nothing if the resource no longer has this ETag. Needs `links:read`, too. */
                "if-match"?: string;
            };
            path: {
                /** @description The ID of the series. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "removedAt": "2026-11-20T09:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Removal"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            412: components["responses"]["Problem412"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    updateSeries: {
        parameters: {
            query?: never;
            header?: {
                /** @description Changes nothing if the resource no longer has this ETag. Needs `links:read`, too. */
                "if-match"?: string;
            };
            path: {
                /** @description The ID of the series. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "isPublished": true
                 *     }
                 */
                "application/json": components["schemas"]["SeriesChange"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "d5f7h9j2l4n6p8r0t1v3",
                     *       "name": "The Salt Trilogy",
                     *       "text": "",
                     *       "slug": "the-salt-trilogy",
                     *       "url": "https://everyshelf.invalid/series/the-salt-trilogy",
                     *       "isPublished": true,
                     *       "disabledReason": null,
                     *       "startLinkId": null,
                     *       "books": [],
                     *       "problems": []
                     *     }
                     */
                    "application/json": components["schemas"]["Series"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            408: components["responses"]["Problem408"];
            409: components["responses"]["Problem409"];
            412: components["responses"]["Problem412"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    setSeriesBooks: {
        parameters: {
            query?: never;
            header?: {
                /** @description Changes nothing if the resource no longer has this ETag. Needs `links:read`, too. */
                "if-match"?: string;
            };
            path: {
                /** @description The ID of the series. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "books": [
                 *         {
                 *           "linkId": "k7m2n9p4q8r6s3t5u1v0",
                 *           "position": 100
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["SeriesBooks"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "d5f7h9j2l4n6p8r0t1v3",
                     *       "name": "The Salt Trilogy",
                     *       "text": "",
                     *       "slug": "the-salt-trilogy",
                     *       "url": "https://everyshelf.invalid/series/the-salt-trilogy",
                     *       "isPublished": false,
                     *       "disabledReason": null,
                     *       "startLinkId": null,
                     *       "books": [
                     *         {
                     *           "linkId": "k7m2n9p4q8r6s3t5u1v0",
                     *           "position": 100,
                     *           "nextLinkId": null,
                     *           "state": "active",
                     *           "title": "The Body Keeps the Score",
                     *           "authors": [
                     *             "Bessel van der Kolk"
                     *           ],
                     *           "coverImage": "https://everyshelf.invalid/covers/9780143127741",
                     *           "publishedOn": null,
                     *           "nextUrl": "https://everyshelf.invalid/next/k7m2n9p"
                     *         }
                     *       ],
                     *       "problems": []
                     *     }
                     */
                    "application/json": components["schemas"]["Series"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            408: components["responses"]["Problem408"];
            409: components["responses"]["Problem409"];
            412: components["responses"]["Problem412"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    setSeriesAddress: {
        parameters: {
            query?: never;
            header?: {
                /** @description Changes nothing if the resource no longer has this ETag. Needs `links:read`, too. */
                "if-match"?: string;
            };
            path: {
                /** @description The ID of the series. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "slug": "salt"
                 *     }
                 */
                "application/json": {
                    slug: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "d5f7h9j2l4n6p8r0t1v3",
                     *       "name": "The Salt Trilogy",
                     *       "text": "",
                     *       "slug": "salt",
                     *       "url": "https://everyshelf.invalid/series/salt",
                     *       "isPublished": false,
                     *       "disabledReason": null,
                     *       "startLinkId": null,
                     *       "books": [],
                     *       "problems": []
                     *     }
                     */
                    "application/json": components["schemas"]["Series"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            408: components["responses"]["Problem408"];
            409: components["responses"]["Problem409"];
            412: components["responses"]["Problem412"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    restoreSeries: {
        parameters: {
            query?: never;
            header?: {
                /** @description A name you choose for this request. If you repeat the request with it within 24 hours, nothing changes. */
                "idempotency-key"?: string;
            };
            path: {
                /** @description The ID of the series. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "d5f7h9j2l4n6p8r0t1v3",
                     *       "name": "The Salt Trilogy",
                     *       "text": "",
                     *       "slug": "the-salt-trilogy",
                     *       "url": "https://everyshelf.invalid/series/the-salt-trilogy",
                     *       "isPublished": false,
                     *       "disabledReason": null,
                     *       "startLinkId": null,
                     *       "books": [],
                     *       "problems": []
                     *     }
                     */
                    "application/json": components["schemas"]["Series"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getClickSummary: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    etag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "from": "2026-11-20",
                     *       "to": "2026-11-20",
                     *       "timeZone": "UTC",
                     *       "totals": {
                     *         "hits": 0,
                     *         "clicks": 0,
                     *         "readers": 0
                     *       },
                     *       "days": [
                     *         {
                     *           "day": "2026-11-20",
                     *           "hits": 0,
                     *           "clicks": 0,
                     *           "readers": 0
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ClickSummary"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getClicks: {
        parameters: {
            query: {
                /** @description The first day, such as `2026-11-01`. */
                from: string;
                /** @description The last day. */
                to: string;
                /** @description The ID of a link. */
                link?: string;
                /** @description The ID of a label. */
                label?: string;
                country?: components["schemas"]["CountryCode"];
                /** @description A store, such as `kobo` or `amazon-de`. */
                seller?: string;
                channel?: "web" | "social" | "mail" | "ebook" | "print" | "ad" | "messenger";
                /** @description A campaign, set on a slug or taken from `utm_` parameters. */
                campaign?: string;
                /** @description The host of the referring page, such as `www.example.org`. */
                referrer?: string;
                device?: "Mobile" | "Tablet" | "Desktop";
                browser?: "Chrome" | "Safari" | "Firefox" | "Internet Explorer" | "Edge" | "Unknown";
                /** @description What each row counts. */
                group?: "day" | "link" | "country" | "seller" | "channel" | "campaign" | "device" | "browser" | "referrer" | "exclusion-reason";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    etag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "from": "2026-11-20",
                     *       "to": "2026-11-20",
                     *       "timeZone": "UTC",
                     *       "totals": {
                     *         "hits": 0,
                     *         "clicks": 0,
                     *         "readers": 0
                     *       },
                     *       "group": "day",
                     *       "data": [
                     *         {
                     *           "value": "2026-11-20",
                     *           "hits": 0,
                     *           "clicks": 0,
                     *           "readers": 0
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Clicks"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    exportClicks: {
        parameters: {
            query: {
                /** @description The first day, such as `2026-11-01`. */
                from: string;
                /** @description The last day. */
                to: string;
                /** @description The ID of a link. */
                link?: string;
                /** @description The ID of a label. */
                label?: string;
                country?: components["schemas"]["CountryCode"];
                /** @description A store, such as `kobo` or `amazon-de`. */
                seller?: string;
                channel?: "web" | "social" | "mail" | "ebook" | "print" | "ad" | "messenger";
                /** @description A campaign, set on a slug or taken from `utm_` parameters. */
                campaign?: string;
                /** @description The host of the referring page, such as `www.example.org`. */
                referrer?: string;
                device?: "Mobile" | "Tablet" | "Desktop";
                browser?: "Chrome" | "Safari" | "Firefox" | "Internet Explorer" | "Edge" | "Unknown";
                format?: "ndjson" | "csv";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": string;
                    "text/csv": string;
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getEarnings: {
        parameters: {
            query: {
                /** @description The first day, such as `2026-11-01`. */
                from: string;
                /** @description The last day. */
                to: string;
                /** @description Counts earnings in this currency only. */
                currency?: "AED" | "AUD" | "BRL" | "CAD" | "CHF" | "DKK" | "EGP" | "EUR" | "GBP" | "HKD" | "INR" | "JPY" | "MXN" | "NOK" | "NZD" | "PLN" | "SAR" | "SEK" | "SGD" | "TRY" | "USD" | "ZAR";
                /** @description What each row sums up. */
                group?: "day" | "book" | "store" | "country" | "channel" | "other-tag";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    etag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "from": "2026-11-20",
                     *       "to": "2026-11-20",
                     *       "timeZone": "UTC",
                     *       "currency": "USD",
                     *       "isConverted": false,
                     *       "currencies": [],
                     *       "totals": {
                     *         "amount": "0.00",
                     *         "linkedAmount": "0.00",
                     *         "items": 0,
                     *         "orderedItems": 0,
                     *         "clicks": 0,
                     *         "perClick": null,
                     *         "coveredDays": 0
                     *       },
                     *       "comparison": null,
                     *       "group": "day",
                     *       "data": [
                     *         {
                     *           "value": "2026-11-20",
                     *           "reports": "none",
                     *           "amount": "0.00",
                     *           "clicks": null
                     *         }
                     *       ],
                     *       "others": null,
                     *       "unattributed": []
                     *     }
                     */
                    "application/json": components["schemas"]["Earnings"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    listEarningReports: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    etag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "d5f7h9j1l3n5p7r9t2v4",
                     *           "fileName": "fee-earnings-november.csv",
                     *           "report": "Fee-Earnings",
                     *           "rows": 120,
                     *           "firstDay": "2026-11-01",
                     *           "lastDay": "2026-11-20",
                     *           "completedAt": "2026-11-20T09:00:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["EarningReport"][];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    listWebhooks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    etag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "w2c4e6g8i0k1m3o5q7s9",
                     *           "url": "https://hooks.example.org/everyshelf",
                     *           "events": [
                     *             "link.created",
                     *             "clicks.hourly"
                     *           ],
                     *           "state": "active",
                     *           "offReason": null,
                     *           "createdAt": "2026-11-20T09:00:00.000Z",
                     *           "failingSince": null,
                     *           "skippedAt": null,
                     *           "formerSecretUntil": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Webhook"][];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    createWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "url": "https://hooks.example.org/everyshelf",
                 *       "events": [
                 *         "link.created",
                 *         "clicks.hourly"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["NewWebhook"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "w2c4e6g8i0k1m3o5q7s9",
                     *       "url": "https://hooks.example.org/everyshelf",
                     *       "events": [
                     *         "link.created",
                     *         "clicks.hourly"
                     *       ],
                     *       "state": "active",
                     *       "offReason": null,
                     *       "createdAt": "2026-11-20T09:00:00.000Z",
                     *       "failingSince": null,
                     *       "skippedAt": null,
                     *       "formerSecretUntil": null,
                     *       "secret": "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwXzr9Yp0s1mE="
                     *     }
                     */
                    "application/json": components["schemas"]["WebhookWithSecret"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            408: components["responses"]["Problem408"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the webhook. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    etag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "w2c4e6g8i0k1m3o5q7s9",
                     *       "url": "https://hooks.example.org/everyshelf",
                     *       "events": [
                     *         "link.created",
                     *         "clicks.hourly"
                     *       ],
                     *       "state": "active",
                     *       "offReason": null,
                     *       "createdAt": "2026-11-20T09:00:00.000Z",
                     *       "failingSince": null,
                     *       "skippedAt": null,
                     *       "formerSecretUntil": null
                     *     }
                     */
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    removeWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the webhook. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "w2c4e6g8i0k1m3o5q7s9",
                     *       "url": "https://hooks.example.org/everyshelf",
                     *       "events": [
                     *         "link.created",
                     *         "clicks.hourly"
                     *       ],
                     *       "state": "active",
                     *       "offReason": null,
                     *       "createdAt": "2026-11-20T09:00:00.000Z",
                     *       "failingSince": null,
                     *       "skippedAt": null,
                     *       "formerSecretUntil": null
                     *     }
                     */
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    updateWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description Changes nothing if the resource no longer has this ETag. */
                "if-match"?: string;
            };
            path: {
                /** @description The ID of the webhook. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "events": [
                 *         "link.deleted"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["WebhookChange"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "w2c4e6g8i0k1m3o5q7s9",
                     *       "url": "https://hooks.example.org/everyshelf",
                     *       "events": [
                     *         "link.deleted"
                     *       ],
                     *       "state": "active",
                     *       "offReason": null,
                     *       "createdAt": "2026-11-20T09:00:00.000Z",
                     *       "failingSince": null,
                     *       "skippedAt": null,
                     *       "formerSecretUntil": null
                     *     }
                     */
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            408: components["responses"]["Problem408"];
            409: components["responses"]["Problem409"];
            412: components["responses"]["Problem412"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    rotateSecret: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the webhook. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "w2c4e6g8i0k1m3o5q7s9",
                     *       "url": "https://hooks.example.org/everyshelf",
                     *       "events": [
                     *         "link.created",
                     *         "clicks.hourly"
                     *       ],
                     *       "state": "active",
                     *       "offReason": null,
                     *       "createdAt": "2026-11-20T09:00:00.000Z",
                     *       "failingSince": null,
                     *       "skippedAt": null,
                     *       "formerSecretUntil": null,
                     *       "secret": "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwXzr9Yp0s1mE="
                     *     }
                     */
                    "application/json": components["schemas"]["WebhookWithSecret"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    testWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description A name you choose for this request. If you repeat the request with it within 24 hours, nothing changes. */
                "idempotency-key"?: string;
            };
            path: {
                /** @description The ID of the webhook. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Created */
            201: {
                headers: {
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "d1f3h5j7l9n0p2r4t6v8",
                     *       "webhookId": "w2c4e6g8i0k1m3o5q7s9",
                     *       "eventId": "evt_x8z6b4d2f0h1j3l5n7p9",
                     *       "type": "webhook.test",
                     *       "linkId": null,
                     *       "state": "waiting",
                     *       "attempts": 0,
                     *       "status": null,
                     *       "error": null,
                     *       "createdAt": "2026-11-20T09:00:00.000Z",
                     *       "nextAttemptAt": "2026-11-20T09:00:00.000Z",
                     *       "finishedAt": null
                     *     }
                     */
                    "application/json": components["schemas"]["Delivery"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    listDeliveries: {
        parameters: {
            query?: {
                state?: "waiting" | "delivered" | "failed";
                /** @description The `next` value from the previous response. */
                cursor?: string;
            };
            header?: never;
            path: {
                /** @description The ID of the webhook. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    etag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "d1f3h5j7l9n0p2r4t6v8",
                     *           "webhookId": "w2c4e6g8i0k1m3o5q7s9",
                     *           "eventId": "evt_x8z6b4d2f0h1j3l5n7p9",
                     *           "type": "webhook.test",
                     *           "linkId": null,
                     *           "state": "waiting",
                     *           "attempts": 0,
                     *           "status": null,
                     *           "error": null,
                     *           "createdAt": "2026-11-20T09:00:00.000Z",
                     *           "nextAttemptAt": "2026-11-20T09:00:00.000Z",
                     *           "finishedAt": null
                     *         }
                     *       ],
                     *       "next": null
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Delivery"][];
                        /** @description The next cursor; null on the last page. */
                        next: string | null;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the delivery. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    etag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "d1f3h5j7l9n0p2r4t6v8",
                     *       "webhookId": "w2c4e6g8i0k1m3o5q7s9",
                     *       "eventId": "evt_x8z6b4d2f0h1j3l5n7p9",
                     *       "type": "webhook.test",
                     *       "linkId": null,
                     *       "state": "waiting",
                     *       "attempts": [],
                     *       "status": null,
                     *       "error": null,
                     *       "createdAt": "2026-11-20T09:00:00.000Z",
                     *       "nextAttemptAt": "2026-11-20T09:00:00.000Z",
                     *       "finishedAt": null,
                     *       "request": {
                     *         "headers": {
                     *           "content-type": "application/json",
                     *           "user-agent": "Everyshelf/0.1",
                     *           "webhook-id": "evt_x8z6b4d2f0h1j3l5n7p9"
                     *         },
                     *         "body": "{\"type\":\"webhook.test\",\"timestamp\":\"2026-11-20T09:00:00.000Z\",\"data\":{\"message\":\"This is a test event from Everyshelf.\"}}"
                     *       },
                     *       "responseBody": null
                     *     }
                     */
                    "application/json": components["schemas"]["DeliveryDetails"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    resendDelivery: {
        parameters: {
            query?: never;
            header?: {
                /** @description A name you choose for this request. If you repeat the request with it within 24 hours, nothing changes. */
                "idempotency-key"?: string;
            };
            path: {
                /** @description The ID of the delivery. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "d1f3h5j7l9n0p2r4t6v8",
                     *       "webhookId": "w2c4e6g8i0k1m3o5q7s9",
                     *       "eventId": "evt_x8z6b4d2f0h1j3l5n7p9",
                     *       "type": "webhook.test",
                     *       "linkId": null,
                     *       "state": "waiting",
                     *       "attempts": 0,
                     *       "status": null,
                     *       "error": null,
                     *       "createdAt": "2026-11-20T09:00:00.000Z",
                     *       "nextAttemptAt": "2026-11-20T09:00:00.000Z",
                     *       "finishedAt": null
                     *     }
                     */
                    "application/json": components["schemas"]["Delivery"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    etag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "name": "My website",
                     *       "ending": "jyrI",
                     *       "scopes": [
                     *         "links:read",
                     *         "links:write"
                     *       ],
                     *       "createdAt": "2026-11-20T09:00:00.000Z",
                     *       "expiresAt": "2027-11-21T00:00:00.000Z",
                     *       "isPremium": true
                     *     }
                     */
                    "application/json": components["schemas"]["Key"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    revokeKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "revoked": true
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        revoked: true;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
}
