Feature: Hostile input

  @CLA-10 @needs-proxy
  Scenario Outline: Text that is <kind> is stored unchanged and not executed
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
  Scenario: Text with reversed reading direction is rejected
    Given I have got as far as the company details
    When I complete the details of my company but state the business purpose as text that is disguised
    Then the business purpose is refused

  Scenario Outline: A <detail> of 10 megabytes is rejected with a message
    When I send 10 megabytes as the <detail> of the <screen>
    Then the form is too large, and the <detail> has to be shorter
    And the portal still works

    @plain
    Examples:
      | screen       | detail              |
      | loan request | purpose description |
      | login        | e-mail              |
      | registration | e-mail              |

  Scenario: A manipulated session cookie is rejected
    Given I am logged in
    When an attacker changes my session cookie
    And I open "/dashboard/applications"
    Then I am asked to log in

  @SHELL-20 @needs-partners
  Scenario: A session cookie is invalid for another partner
    Given I am logged in
    When an attacker takes my session cookie to Seefeld Kredit
    And I open "/dashboard/applications"
    Then I am asked to log in
    And the header shows no user
    When I visit Lindhof Bank
    Then I am still logged in

  Scenario Outline: An option that is not offered is rejected: <detail>
    Given I have got as far as <stage>
    When I send the <detail> as "<entry>"
    Then the <detail> is refused in the answer

    @plain
    Examples:
      | stage               | detail     | entry       |
      | the loan request    | loan type  | constructor |
      | the loan request    | purpose    | toString    |
      | the company details | legal form | __proto__   |

  Scenario: A form posted from another site is rejected
    Given I am logged in
    When a foreign site logs me out
    Then the foreign site's form is refused with a message
    And I am still logged in

  Scenario Outline: <address> has security headers and a caching rule
    When I open "<address>"
    Then the answer forbids frames and content sniffing
    And it may be kept for <time>

    @no-js
    Examples:
      | address      | time    |
      | /login       | no time |
      | /nowhere     | no time |
      | /favicon.svg | 1 hour  |

  Scenario: Going back after logout shows no customer data
    Given I have applied for 250,000 euros
    And I am logged in
    When I log out
    And I go back in the browser
    Then nothing of my applications is shown
