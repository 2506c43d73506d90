Feature: Hostile and hurried input

  @CLA-10 @needs-proxy
  Scenario Outline: Text that is <kind> is text and nothing else
    Given I have got as far as the company details
    When I complete the details of my company but state the business purpose as text that is <kind>
    And I create my account
    Then I see an indicative offer over 250,000 euros
    And the lender got the text that is <kind> as it was typed

    Examples:
      | kind          |
      | a script      |

    @plain
    Examples:
      | kind          |
      | SQL           |
      | emoji         |
      | right to left |

  @CLA-10 @plain
  Scenario: Text that turns the reading direction to disguise itself is refused
    Given I have got as far as the company details
    When I complete the details of my company but state the business purpose as text that is disguised
    Then the business purpose is refused

  Scenario Outline: 10 megabytes as the <detail> are refused politely
    When I send 10 megabytes as the <detail> of the <screen>
    Then the form is too large, and the <detail> has to be shorter
    And the portal still works

    @plain
    Examples:
      | screen       | detail              |
      | loan request | purpose description |
      | login        | e-mail              |
      | registration | e-mail              |

  Scenario: A session cookie that was tampered with is no session
    Given I am logged in
    When somebody changes my session cookie
    And I open "/dashboard/applications"
    Then I am asked to log in

  @SHELL-20 @needs-partners
  Scenario: A session cookie is worth nothing at another partner's
    Given I am logged in
    When somebody takes my session cookie to Seefeld Kredit
    And I open "/dashboard/applications"
    Then I am asked to log in
    And the header shows no user
    When I visit Lindhof Bank
    Then I am still logged in

  Scenario Outline: An answer that is not on offer is refused: <detail>
    Given I have got as far as <stage>
    When I send the <detail> as "<entry>"
    Then the <detail> is refused in the answer

    @plain
    Examples:
      | stage               | detail     | entry       |
      | the loan request    | loan type  | constructor |
      | the loan request    | purpose    | toString    |
      | the company details | legal form | __proto__   |

  Scenario: A form posted from a foreign site changes nothing
    Given I am logged in
    When a foreign site logs me out
    Then the foreign site's form is refused in words
    And I am still logged in

  Scenario Outline: <address> is guarded like every answer
    When I open "<address>"
    Then nobody may frame the answer or guess what it is
    And it may be kept for <time>

    @no-js
    Examples:
      | address      | time    |
      | /login       | no time |
      | /nowhere     | no time |
      | /favicon.svg | 1 hour  |

  Scenario: No page shows a customer's data to the next person at the same screen
    Given I have applied for 250,000 euros
    And I am logged in
    When I log out
    And I go back in the browser
    Then nothing of my applications is shown
