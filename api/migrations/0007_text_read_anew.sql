-- Texts and the words of posts are read in another way: without characters that show nothing, and with letters for layout as
-- their plain ones. The next start imports the content anew, because no content has this hash.
UPDATE "content_imports" SET "hash" = '';
